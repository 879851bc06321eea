/** Converts times. */
public class Stopwatch {
    //@ requires 0 <= nanos;
    //@ ensures \result >= 0;
    public long millis(long nanos) {
        return (int) nanos / 1_000_000;
    }
}
