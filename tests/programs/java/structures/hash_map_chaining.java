// A hash map with chains: what was put is found, also when keys collide; growing keeps everything.
class Table {
    private static final class Entry {
        final int key;
        int value;
        Entry next;

        Entry(int key, int value, Entry next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private Entry[] buckets = new Entry[2];
    private int size;

    private int index(int key) {
        return (key & 0x7fffffff) % buckets.length;
    }

    private Entry find(int key) {
        for (Entry e = buckets[index(key)]; e != null; e = e.next) {
            if (e.key == key) {
                return e;
            }
        }
        return null;
    }

    void put(int key, int value) {
        Entry found = find(key);
        if (found != null) {
            found.value = value;
            return;
        }
        if (size >= buckets.length) {
            grow();
        }
        int i = index(key);
        buckets[i] = new Entry(key, value, buckets[i]);
        size++;
    }

    int get(int key, int otherwise) {
        Entry found = find(key);
        return found == null ? otherwise : found.value;
    }

    private void grow() {
        Entry[] old = buckets;
        buckets = new Entry[2 * old.length];
        for (Entry chain : old) {
            while (chain != null) {
                Entry next = chain.next;
                int i = index(chain.key);
                chain.next = buckets[i];
                buckets[i] = chain;
                chain = next;
            }
        }
    }

    static void three(int a, int b, int c) {            // check Table.three: valid
        Table t = new Table();
        t.put(a, 1);
        t.put(b, 2);
        t.put(c, 3);
        assert t.get(c, 0) == 3;
        assert t.get(b, 0) == (b == c ? 3 : 2);
        assert t.get(a, 0) == (a == c ? 3 : a == b ? 2 : 1);
        assert t.size == (a == b && b == c ? 1 : a == b || b == c || a == c ? 2 : 3);
    }

    static void absent(int a, int other) {              // check Table.absent: valid
        Table t = new Table();
        t.put(a, 1);
        assert a == other || t.get(other, -1) == -1;
    }
}
