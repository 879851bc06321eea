/** Numbers from low to high, or none. */
public class IntervalSet {
    private int low = 1;
    private int high;

    public boolean isEmpty() {
        return low > high;
    }

    public boolean contains(int x) {
        return low <= x && x <= high;
    }

    public void include(int x) {
        if (isEmpty()) {
            low = x;
            high = x;
        } else if (x < low) {
            low = x;
        } else if (x > high) {
            high = x;
        }
    }

    public int lowest() {
        return low;
    }

    public int highest() {
        return high;
    }
}
