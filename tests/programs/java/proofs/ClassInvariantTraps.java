// Methods that break class invariants: no proof may show one of them.

class Pair {
    int low;
    int high;
    //@ invariant low <= high;

    // check Pair(int[]): invalid
    Pair(int[] a) {
        low = 1;
    }

    Pair() {
    }

    void look() {
    }

    //@ requires a != null;
    // check Pair.brokenAtEnd: invalid
    void brokenAtEnd(int[] a) {
        low = a.length;
    }

    //@ requires a != null;
    // check Pair.brokenAtCall: invalid
    void brokenAtCall(int[] a) {
        int before = low;
        low = high + 1;
        look();
        low = before;
    }

    //@ requires a != null;
    //@ signals (IllegalStateException e) true;
    // check Pair.brokenByException: invalid
    void brokenByException(int[] a) {
        high = 3;
        low = 4;
        if (a.length > 2) {
            throw new IllegalStateException();
        }
        low = 3;
    }

    //@ requires a != null && other != null;
    // check Pair.brokenOther: invalid
    void brokenOther(int[] a, Pair other) {
        other.low = other.high == Integer.MAX_VALUE ? 0 : other.high + 1;
        other.look();
    }

    //@ requires a != null && other != null;
    // check Pair.brokenByAlias: invalid
    void brokenByAlias(int[] a, Pair other) {
        other.high = 0;
        other.low = 1;
    }

    //@ requires a != null;
    //@ ensures \result <= high;
    // check Pair.helperRelies: invalid
    /*@ helper */ int helperRelies(int[] a) {
        return low;
    }

    //@ requires a != null;
    // check Pair.helperCalls: invalid
    void helperCalls(int[] a) {
        int before = low;
        low = high + 1;
        lookFromHelper(a);
        low = before;
    }

    //@ requires a != null;
    //@ assignable \nothing;
    private /*@ helper */ void lookFromHelper(int[] a) {
        look();
    }

    //@ requires a != null && p != null;
    //@ assignable \nothing;
    //@ ensures p.low <= p.high;
    static void relyOn(int[] a, Pair p) {
    }

    //@ requires a != null;
    // check Pair.brokenArgument: invalid
    void brokenArgument(int[] a) {
        int before = low;
        low = high + 1;
        relyOn(a, this);
        low = before;
    }

    //@ requires a != null;
    // check Pair.brokenConstruction: invalid
    static void brokenConstruction(int[] a) {
        Pair p = new Pair(a);
    }
}

class Level {
    int height;
    //@ invariant height >= 0;

    //@ requires a != null;
    // check Level.lower: invalid
    void lower(int[] a) {
        height = 0;
    }
}

class Plateau extends Level {
    //@ invariant height >= 10;

    Plateau() {
        height = 10;
    }
}

class Wide {
    int size;
    int[] items;
    //@ invariant items != null && size == items.length;

    //@ requires a != null;
    // check Wide.keeps: invalid
    void keeps(int[] a) {
        items = a;
    }
}

interface Bounded {
    //@ instance invariant bound() > 0;

    /*@ pure */ int bound();
}

class Limit implements Bounded {
    int most = 1;

    /*@ pure */ public int bound() {
        return most;
    }

    //@ requires a != null;
    // check Limit.lower: invalid
    void lower(int[] a) {
        most = a.length;
    }
}
