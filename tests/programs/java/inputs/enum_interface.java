// An input of an interface may be a constant of an enum that implements it.
class Main {
    interface Operation { int apply(int a, int b); }

    enum Basic implements Operation {
        PLUS { public int apply(int a, int b) { return a + b; } },
        TIMES { public int apply(int a, int b) { return a * b; } }
    }

    static void plus(Operation o, int a) {
        if (o != null) {
            assert o.apply(a, 0) == 0;                  // check Main.plus: invalid, exception here
        }
    }

    static void zero(Operation o) {                     // check Main.zero: valid
        if (o != null) {
            assert o.apply(0, 0) == 0;
        }
    }
}
// run Main.plus(Main$Basic.PLUS, 1): throws AssertionError
// run Main.plus(Main$Basic.TIMES, 1): returns
