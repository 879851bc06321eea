// No method without an implementation returns an object that only a private static field leads to.
interface Source {
    Object get(Object given);

    int[] numbers();
}

class Secret {
    private static final Object LOCK = new Object();
    private static final int[] TABLE = new int[2];

    // check Secret.other: valid within bounds
    static void other(Source source) {
        if (source != null) {
            assert source.get(null) != LOCK;
        }
    }

    // check Secret.untouched: valid within bounds
    static void untouched(Source source) {
        int[] numbers = source == null ? null : source.numbers();
        if (numbers != null && numbers.length > 0) {
            numbers[0] = 1;
        }
        assert TABLE[0] == 0;
    }
}

class Given {
    private static final Object LOCK = new Object();

    static void same(Source source) {
        if (source != null) {
            assert source.get(LOCK) != LOCK;                // check Given.same: invalid, exception here
        }
    }
}

class Offered {
    private static final Object LOCK = new Object();

    static Object lock() {
        return LOCK;
    }

    static void same(Source source) {
        if (source != null) {
            assert source.get(null) != LOCK;                // check Offered.same: invalid, exception here
        }
    }
}
