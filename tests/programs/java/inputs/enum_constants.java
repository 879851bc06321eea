// An enum input is one of the constants, or null.
class Main {
    enum Color { RED, GREEN, BLUE }

    static int code(Color c) {                          // check Main.code: valid
        if (c == null) {
            return 0;
        }
        switch (c) {
            case RED: return 1;
            case GREEN: return 2;
            case BLUE: return 3;
        }
        assert false;
        return -1;
    }

    static void unguarded(Color c) {
        switch (c) {                                    // check Main.unguarded: invalid, exception here
            case RED: break;                            // run Main.unguarded(null): throws NullPointerException
            default: break;
        }
    }

    static void blue(Color c) {
        assert c != Color.BLUE;                         // check Main.blue: invalid, exception here
    }

    static void ordinals(Color c) {                     // check Main.ordinals: valid
        if (c != null) {
            assert c.ordinal() >= 0 && c.ordinal() < 3;
            assert c == Color.values()[c.ordinal()];
            assert Color.valueOf(c.name()) == c;
        }
    }

    static void two(Color a, Color b, Color c, Color d) {   // check Main.two: valid
        if (a != null && b != null && c != null && d != null) {
            assert a == b || a == c || a == d || b == c || b == d || c == d;
        }
    }
}
// run Main.code(Main$Color.GREEN): 2
// run Main.blue(Main$Color.BLUE): throws AssertionError
// run Main.blue(null): returns
