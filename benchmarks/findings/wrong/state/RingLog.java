/** The newest entries of a log. */
public class RingLog {
    private String[] entries;
    private int next;

    /** A log for a number of entries, at least one. */
    public RingLog(int capacity) {
        entries = new String[Math.max(capacity, 1)];
    }

    /** Adds an entry and forgets the oldest one if the log is full. */
    public void add(String entry) {
        entries[next] = entry;
        next = next + 1 == entries.length ? 0 : next + 1;
    }

    /** Empties the log and changes its capacity to at least one. */
    public void resize(int capacity) {
        entries = new String[Math.max(capacity, 1)];
        next = Math.min(next + 1, entries.length);
    }

    /** The newest entry; null if there is none. */
    public String newest() {
        return entries[(next + entries.length - 1) % entries.length];
    }
}
