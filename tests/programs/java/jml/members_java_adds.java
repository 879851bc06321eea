// Contracts speak of records, enums and strings; a component of a record may be said not to be null.
record Pair(int left, /*@ non_null @*/ int[] right) {
    // check Pair.size: valid
    int size() {
        return right.length;
    }

    // check Pair.swap: valid
    //@ ensures \result.left() == -left();
    //@ requires left != Integer.MIN_VALUE;
    Pair swap() {
        return new Pair(-left, right);
    }
}

enum Light {
    RED, GREEN;

    // check Light.next: valid
    //@ ensures 0 <= \result.ordinal() <= 1;
    Light next() {
        return this == RED ? GREEN : RED;
    }
}

class Main {
    // check Main.make: invalid, requires
    static Pair make() {
        return new Pair(1, null);
    }

    // check Main.name: valid
    //@ ensures \result.equals("a") <==> x > 0;
    static String name(int x) {
        return x > 0 ? "a" : "b";
    }
}
