// A set with open addressing that frees a removed place, and loses the keys behind it.
class Probing {
    private final Integer[] keys = new Integer[4];

    private int slot(int key) {
        int i = key & 3;
        while (keys[i] != null && keys[i] != key) {
            i = i + 1 & 3;
        }
        return i;
    }

    void add(int key) {
        keys[slot(key)] = key;
    }

    boolean contains(int key) {
        return keys[slot(key)] != null;
    }

    void remove(int key) {
        keys[slot(key)] = null;
    }

    static void found(int a, int b) {                   // check Probing.found: valid
        Probing p = new Probing();
        p.add(a);
        p.add(b);
        assert p.contains(a) && p.contains(b);
    }

    static void removed(int a, int b) {
        Probing p = new Probing();
        p.add(a);
        p.add(b);
        p.remove(a);
        assert a == b || p.contains(b);                 // check Probing.removed: invalid, exception here
    }
}
