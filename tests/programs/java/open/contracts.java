// Methods without a body are answered by their contracts (Kiasan, contracts for open systems).
class Sources {
    interface Source {
        //@ requires n >= 0;
        //@ ensures \result >= n;
        int next(int n);

        //@ pure
        //@ ensures \result >= 0;
        int size();

        int any();
    }

    //@ ensures \result >= x;
    static int kept(Source s, int x) {                  // check Sources.kept: valid within bounds
        return s == null || x < 0 ? x : s.next(x);
    }

    //@ requires s != null;
    static int more(Source s, int x) {                  // check Sources.more: invalid, requires
        return s.next(x);
    }

    //@ requires s != null && x >= 0;
    //@ ensures \result > x;                            // check Sources.tooMuch: invalid, ensures here
    static int tooMuch(Source s, int x) {
        return s.next(x);
    }

    //@ requires s != null;
    static void again(Source s) {                       // check Sources.again: valid within bounds
        assert s.size() == s.size() && s.size() >= 0;
    }

    //@ requires s != null;
    static void changed(Source s) {
        int size = s.size();
        s.any();
        assert s.size() == size;                        // check Sources.changed: invalid, exception here
    }

    //@ requires s != null;
    static void different(Source s) {
        assert s.any() == s.any();                      // check Sources.different: invalid, exception here
    }

    //@ requires s != null && t != null;
    static void others(Source s, Source t) {
        assert s.size() == t.size();                    // check Sources.others: invalid, exception here
    }

    //@ requires s != null && s == t;
    static void one(Source s, Source t) {               // check Sources.one: valid within bounds
        assert s.size() == t.size();
    }

    //@ requires s != null;
    //@ ensures s.size() == \old(s.size());
    static void still(Source s, int[] a) {              // check Sources.still: valid within bounds
        if (a != null && a.length > 0) {
            a[0] = 1;
        }
    }

    abstract static class Shape {
        int width;

        //@ ensures \result >= width;
        abstract int area();

        int twice() {
            return 2 * area();
        }
    }

    //@ requires s != null && s.width > 0 && s.width < 1000;
    //@ ensures \result >= s.width;
    static int area(Shape s) {                          // check Sources.area: valid within bounds
        return s.area();
    }
}
