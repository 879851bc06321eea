// Inputs whose class is open: every implementation there is may be meant.
interface Filter {
    boolean accepts(int x);

    class Positive implements Filter {
        public boolean accepts(int x) {
            return x > 0;
        }
    }

    class Above implements Filter {
        int limit;

        public boolean accepts(int x) {
            return x > limit;
        }
    }

    class Not implements Filter {
        Filter inner;

        public boolean accepts(int x) {
            return !inner.accepts(x);                   // check Filter.accepted: invalid, exception here
        }
    }

    static boolean accepted(Filter f, int x) {
        return f != null && f.accepts(x);
    }

    //@ requires f != null && !(f instanceof Not);
    static void larger(Filter f, int x) {               // check Filter.larger: valid
        if (x < 100 && f.accepts(x)) {
            assert f.accepts(x + 1);
        }
    }

    //@ requires f != null && !(f instanceof Not);
    static void smaller(Filter f, int x) {
        if (f.accepts(x)) {
            assert x > 0;                               // check Filter.smaller: invalid, exception here
        }
    }

    static int count(Filter f, int[] a) {
        int n = 0;
        for (int x : a) {
            if (f.accepts(x)) {
                n++;
            }
        }
        return n;
    }

    // check Filter.all: valid
    static void all(Filter f, int x, int y) {
        if (f instanceof Positive p) {
            assert count(p, new int[] {x, y}) == (x > 0 ? 1 : 0) + (y > 0 ? 1 : 0);
        } else if (f instanceof Above a) {
            assert count(a, new int[] {x}) == (x > a.limit ? 1 : 0);
        }
    }
}
