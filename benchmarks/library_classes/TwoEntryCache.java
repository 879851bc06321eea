/** A cache of two entries that forgets the one used least recently. */
public class TwoEntryCache {
    private String recentKey;
    private int recent;
    private String olderKey;
    private int older;

    public int get(String key) {
        if (key == null) {
            return -1;
        }
        if (key.equals(recentKey)) {
            return recent;
        }
        if (!key.equals(olderKey)) {
            return -1;
        }
        int value = older;
        put(key, value);
        return value;
    }

    public void put(String key, int value) {
        if (key == null) {
            throw new IllegalArgumentException("key");
        }
        if (!key.equals(recentKey)) {
            olderKey = recentKey;
            older = recent;
        }
        recentKey = key;
        recent = value;
    }
}
