import java.util.Comparator;

/** A binary heap in an array whose first place is not used: of numbers, and of keys. */
public class Heap {
    static class Key {
    }

    private int[] numbers;
    private Key[] keys;
    private int size;
    private Comparator<Key> comparator;

    private /*@ pure @*/ boolean holdsNumbers() {
        if (numbers == null || size < 0 || size >= numbers.length) {
            return false;
        }
        for (int i = 2; i <= size; i++) {
            if (numbers[i / 2] > numbers[i]) {
                return false;
            }
        }
        return true;
    }

    private /*@ pure @*/ boolean holdsKeys() {
        if (comparator == null || keys == null || size < 0 || size >= keys.length) {
            return false;
        }
        for (int i = 1; i <= size; i++) {
            if (keys[i] == null || i > 1 && comparator.compare(keys[i / 2], keys[i]) > 0) {
                return false;
            }
        }
        return true;
    }

    //@ requires holdsNumbers();
    //@ ensures holdsNumbers();
    //@ signals (IllegalStateException e) true;
    public void insert(int x) {
        if (size == numbers.length - 1) {
            throw new IllegalStateException("full");
        }
        int hole = ++size;
        while (hole > 1 && x < numbers[hole / 2]) {
            numbers[hole] = numbers[hole / 2];
            hole /= 2;
        }
        numbers[hole] = x;
    }

    //@ requires holdsNumbers();
    public int findMin() {
        return size == 0 ? 0 : numbers[1];
    }

    //@ requires holdsNumbers();
    //@ ensures holdsNumbers();
    public int deleteMin() {
        if (size == 0) {
            return 0;
        }
        int least = numbers[1];
        int moved = numbers[size--];
        int hole = 1;
        while (hole * 2 <= size) {
            int child = hole * 2;
            if (child < size && numbers[child + 1] < numbers[child]) {
                child++;
            }
            if (numbers[child] >= moved) {
                break;
            }
            numbers[hole] = numbers[child];
            hole = child;
        }
        numbers[hole] = moved;
        return least;
    }

    //@ requires x != null && holdsKeys();
    //@ ensures holdsKeys();
    //@ signals (IllegalStateException e) true;
    public void insertKey(Key x) {
        if (size == keys.length - 1) {
            throw new IllegalStateException("full");
        }
        int hole = ++size;
        while (hole > 1 && comparator.compare(x, keys[hole / 2]) < 0) {
            keys[hole] = keys[hole / 2];
            hole /= 2;
        }
        keys[hole] = x;
    }

    //@ requires holdsKeys();
    //@ ensures holdsKeys();
    public Key deleteMinKey() {
        if (size == 0) {
            return null;
        }
        Key least = keys[1];
        Key moved = keys[size--];
        int hole = 1;
        while (hole * 2 <= size) {
            int child = hole * 2;
            if (child < size && comparator.compare(keys[child + 1], keys[child]) < 0) {
                child++;
            }
            if (comparator.compare(keys[child], moved) >= 0) {
                break;
            }
            keys[hole] = keys[child];
            hole = child;
        }
        keys[hole] = moved;
        return least;
    }
}
