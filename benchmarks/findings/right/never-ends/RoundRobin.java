import java.util.Queue;

/** Shares time among jobs. */
public final class RoundRobin {
    private RoundRobin() {}

    /** The number of turns until all jobs are done, if each turn takes off a slice. */
    public static int drain(Queue<Integer> jobs, int slice) {
        if (slice < 1) {
            throw new IllegalArgumentException("slice");
        }
        int turns = 0;
        while (!jobs.isEmpty()) {
            int left = jobs.remove();
            turns++;
            if (left > slice) {
                jobs.add(left - slice);
            }
        }
        return turns;
    }
}
