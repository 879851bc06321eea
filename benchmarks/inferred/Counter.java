/** A counter that stops at a limit. */
public class Counter {
    private int value;
    private int limit;
    private static int created;

    //~ requires limit >= 0;
    //~ ensures this.limit == limit && value == 0;
    //~ ensures created == \old(created) + 1;
    //~ signals (IllegalArgumentException e) limit < 0;
    public Counter(int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException();
        }
        this.limit = limit;
        created++;
    }

    //~ ensures \old(value) < limit ==> value == \old(value) + 1 && \result;
    //~ ensures \old(value) >= limit ==> value == \old(value) && !\result;
    //~ assignable value;
    public boolean increment() {
        if (value < limit) {
            value++;
            return true;
        }
        return false;
    }

    //~ requires step != 0;
    //~ ensures \result == (limit - value) / step;
    //~ assignable \nothing;
    public int stepsLeft(int step) {
        return (limit - value) / step;
    }

    //~ ensures value == 0 && limit == \old(limit);
    //~ assignable value;
    public void reset() {
        value = 0;
    }
}
