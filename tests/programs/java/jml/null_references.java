// non_null and nullable: as in Java, references may be null unless it is said that they are not.
class Main {
    /*@ non_null @*/ int[] data = new int[1]; // check Main.drop: invalid, invariant here

    // check Main.length: valid
    static int length(/*@ non_null @*/ int[] a) {
        return a.length;
    }

    // check Main.careless: invalid, exception
    static int careless(int[] a) {
        return a.length;
    }

    // check Main.caller: invalid, requires
    static int caller(int[] a) {
        return length(a);
    }

    // check Main.made: valid
    static /*@ non_null @*/ Object made() {
        return new Object();
    }

    // check Main.passed: invalid, ensures
    static /*@ non_null @*/ Object passed(/*@ nullable @*/ Object o) {
        return o;
    }

    // check Main.use: valid
    int use() {
        return data.length;
    }

    void drop() {
        data = null;
    }
}

/*@ non_null_by_default @*/
class Strict {
    // check Strict.length: valid
    static int length(int[] a) {
        return a.length;
    }

    // check Strict.maybe: invalid, exception
    static int maybe(/*@ nullable @*/ int[] a) {
        return a.length;
    }
}
