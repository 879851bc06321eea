/** At most three numbers, the greatest first. */
public class PriorityNumbers {
    private final int[] numbers = new int[3];
    private int size;

    public int size() {
        return size;
    }

    public boolean add(int number) {
        if (size < 0 || size >= numbers.length) {
            return false;
        }
        numbers[size++] = number;
        return true;
    }

    public int removeGreatest() {
        if (size <= 0 || size > numbers.length) {
            return -1;
        }
        int best = 0;
        for (int i = 1; i < size; i++) {
            if (numbers[i] > numbers[best]) {
                best = i;
            }
        }
        int found = numbers[best];
        numbers[best] = numbers[--size];
        return found;
    }
}
