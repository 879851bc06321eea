// The object of a static field may be an argument, or hang on one, unless nobody outside can have it.
class Chain {
    static final Chain END = new Chain(null, 0);

    final Chain next;
    final int value;

    Chain(Chain next, int value) {
        this.next = next;
        this.value = value;
    }

    // check Chain.same: invalid, exception
    static void same(Chain chain) {
        assert chain != END;
    }

    // check Chain.follows: invalid, exception
    static void follows(Chain chain) {
        if (chain != null && chain != END) {
            assert chain.next != END;
        }
    }

    // check Chain.knownEnd: valid
    static void knownEnd(Chain chain) {
        if (chain == END) {
            assert chain.next == null && chain.value == 0;
        }
    }

    // check Chain.isEnd: valid
    boolean isEnd() {
        return this == END;
    }
}

class Shown {
    private static final Object NONE = new Object();
    private static final int[] EMPTY = {};

    static Object none() {
        return NONE;
    }

    static int[] empty() {
        return EMPTY;
    }

    // check Shown.isNone: invalid, exception
    static void isNone(Object o) {
        assert o != NONE;
    }

    // check Shown.isEmpty: invalid, exception
    static void isEmpty(int[] a) {
        assert a != EMPTY;
    }
}

class Names {
    private static final java.util.List<String> NAMES = java.util.List.of("a");

    static java.util.List<String> names() {
        return NAMES;
    }

    // check Names.are: invalid, exception
    static void are(java.util.List<String> names) {
        assert names != NAMES;
    }
}

class Secret {
    private static final Object LOCK = new Object();
    private static final int[] EMPTY = {};
    private static Object last;

    static void keep(Object o) {
        synchronized (LOCK) {
            last = o;
        }
    }

    // check Secret.isLock: valid
    static void isLock(Object o) {
        assert o != LOCK;
    }

    // check Secret.isKept: valid
    static void isKept() {
        assert last != LOCK;
    }

    // check Secret.isEmpty: valid
    static void isEmpty(int[] a) {
        assert a != EMPTY;
    }
}
