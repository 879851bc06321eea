/** An interval whose start is never after its end. */
public class Interval {
    private int start;
    private int end;

    /** An interval between two numbers in any order. */
    public Interval(int one, int two) {
        start = Math.min(one, two);
        end = Math.max(one, two);
    }

    /** Moves the start; the end moves along if it would be before the start. */
    public void moveStart(int newStart) {
        start = newStart;
        end = Math.max(end, end);
    }

    /** The length as a long, which is never negative. */
    public long length() {
        assert start <= end : "the start is after the end";
        return (long) end - start;
    }
}
