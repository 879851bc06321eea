// A set with open addressing: removing leaves a tombstone, so later keys are still found.
class Probing {
    private static final int FREE = 0;
    private static final int TAKEN = 1;
    private static final int GONE = 2;
    private final int[] keys = new int[4];
    private final int[] state = new int[4];

    private int locate(int key) {
        int i = key & 3;
        for (int n = 0; n < 4 && state[i] != FREE; n++) {
            if (state[i] == TAKEN && keys[i] == key) {
                return i;
            }
            i = i + 1 & 3;
        }
        return -1;
    }

    boolean contains(int key) {
        return locate(key) >= 0;
    }

    boolean add(int key) {
        if (contains(key)) {
            return false;
        }
        int i = key & 3;
        for (int n = 0; n < 4; n++) {
            if (state[i] != TAKEN) {
                keys[i] = key;
                state[i] = TAKEN;
                return true;
            }
            i = i + 1 & 3;
        }
        throw new IllegalStateException("full");
    }

    void remove(int key) {
        int i = locate(key);
        if (i >= 0) {
            state[i] = GONE;
        }
    }

    static void three(int a, int b, int c) {            // check Probing.three: valid
        Probing p = new Probing();
        p.add(a);
        p.add(b);
        p.remove(c);
        assert p.contains(a) == (a != c);
        assert p.contains(b) == (b != c);
        assert p.add(c);
        assert p.contains(c);
    }

    static void many(int a) {                           // check Probing.many: invalid, exception
        Probing p = new Probing();
        for (int i = 0; i < 4; i++) {
            p.add(i);
        }
        p.add(a);                                       // run Probing.many(4): throws IllegalStateException "full"
    }
}
