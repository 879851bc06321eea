package java.util.concurrent.atomic;

/** A sum; the lock of the object makes each change one step. */
public class DoubleAdder extends Number {
    private double value;

    public DoubleAdder() {
    }

    public synchronized void add(double change) {
        value += change;
    }

    public synchronized double sum() {
        return value;
    }

    public synchronized void reset() {
        value = 0;
    }

    public synchronized double sumThenReset() {
        double sum = value;
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
        return Double.toString(sum());
    }
}
