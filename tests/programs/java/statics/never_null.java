// Static fields that may be null or not before a call, by what code assigns to them.

// The constant is read before it is made. What the class is initialised with depends on others, so it may be anything.
class Early {
    private static Object first = Early.MADE;
    static final Object MADE = new Object();
    static final int NUMBER = Numbers.n;
    static int calls;

    static void look() {
        calls++;
        assert first != null || calls == 1;     // check Early.look: invalid, exception here
    }
}

class Numbers {
    static int n = 1;

    static void set(int x) {
        n = x;
    }
}

class Assigned {
    private static Object always = new Object();
    private static Object never;
    private static Object sometimes;
    private static Object passed = new Object();
    private static int calls;

    static {
        if (Numbers.n > 3) {
            sometimes = new Object();
        }
    }

    static void set(Object given, boolean yes) {
        Object local;
        if (yes) {
            local = new Assigned();
        } else {
            local = given;
        }
        passed = local;
        Object other = new int[2];
        always = other;
        never = new Object();
        sometimes = new Object();
        calls++;
    }

    // check Assigned.always: valid
    static void always() {
        assert always != null;
    }

    static void never() {
        assert never != null || calls == 0;     // check Assigned.never: invalid, exception here
    }

    static void sometimes() {
        assert sometimes != null || calls == 0; // check Assigned.sometimes: invalid, exception here
    }

    static void passed() {
        assert passed != null || calls == 0;    // check Assigned.passed: invalid, exception here
    }
}
