package java.util.concurrent.atomic;

/** A sum; the lock of the object makes each change one step. */
public class LongAdder extends Number {
    private long value;

    public LongAdder() {
    }

    public synchronized void add(long change) {
        value += change;
    }

    public void increment() {
        add(1L);
    }

    public void decrement() {
        add(-1L);
    }

    public synchronized long sum() {
        return value;
    }

    public synchronized void reset() {
        value = 0;
    }

    public synchronized long sumThenReset() {
        long sum = value;
        value = 0;
        return sum;
    }

    public int intValue() {
        return (int) sum();
    }

    public long longValue() {
        return (long) sum();
    }

    public float floatValue() {
        return (float) sum();
    }

    public double doubleValue() {
        return (double) sum();
    }

    public String toString() {
        return Long.toString(sum());
    }
}
