/** A range of integers with both ends. */
public final class IntRange {
    //@ public invariant first <= last;
    private /*@ spec_public */ final int first;
    private /*@ spec_public */ final int last;

    //@ requires first <= last;
    public IntRange(int first, int last) {
        this.first = first;
        this.last = last;
    }

    public int first() {
        return first;
    }

    public int last() {
        return last;
    }

    //@ requires first <= other.last && other.first <= last;
    //@ ensures \result.last <= last && \result.last <= other.last;
    public IntRange intersect(IntRange other) {
        return new IntRange(Math.max(first, other.first), Math.min(last, other.last));
    }
}
