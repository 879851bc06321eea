/** A heap of numbers in an array; the first place is not used. */
public class BinaryHeap {
    private final int[] elements;
    private int size;

    //@ requires 0 <= capacity && capacity < 1000;
    public BinaryHeap(int capacity) {
        elements = new int[capacity + 1];
    }

    /*@ pure @*/ boolean repOK() {
        if (elements == null || elements.length == 0 || size < 0 || size >= elements.length) {
            return false;
        }
        for (int i = 2; i <= size; i++) {
            if (elements[i / 2] > elements[i]) {
                return false;
            }
        }
        return true;
    }

    //@ requires repOK();
    //@ ensures repOK();
    //@ signals (IllegalStateException e) true;
    public void insert(int x) {
        if (size == elements.length - 1) {
            throw new IllegalStateException("full");
        }
        int hole = ++size;
        while (hole > 1 && x < elements[hole / 2]) {
            elements[hole] = elements[hole / 2];
            hole /= 2;
        }
        elements[hole] = x;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public int deleteMin() {
        if (size == 0) {
            return 0;
        }
        int least = elements[1];
        int moved = elements[size--];
        int hole = 1;
        while (hole * 2 <= size) {
            int child = hole * 2;
            if (child < size && elements[child + 1] < elements[child]) {
                child++;
            }
            if (elements[child] >= moved) {
                break;
            }
            elements[hole] = elements[child];
            hole = child;
        }
        elements[hole] = moved;
        return least;
    }
}
