// assert, assume, unreachable, ghost and set among statements.
class Main {
    //@ ghost int calls;
    int n;

    // check Main.checked: valid
    static void checked(int x) {
        //@ assume x > 3;
        int y = x / 2;
        //@ assert y >= 2
        //@     && y <= x;
    }

    static void unchecked(int x) {
        //@ assert x != 7; // check Main.unchecked: invalid, assert here
    }

    static void reached(int x) {
        if (x * 2 == 6) {
            //@ unreachable; // check Main.reached: invalid, assert here
        }
    }

    // check Main.never: valid
    static void never(int x) {
        if (x > 5 && x < 5) {
            //@ unreachable;
        }
    }

    // check Main.call: valid
    //@ requires calls < 100;
    //@ ensures calls == \old(calls) + 1;
    //@ assignable calls, n;
    void call() {
        //@ set calls = calls + 1;
        n = 0;
    }

    // check Main.local: valid
    static int local(int x) {
        //@ ghost int before = x;
        x += 2;
        //@ assert x == before + 2;
        return x;
    }

    static int wrongLocal(int x) {
        //@ ghost int before = x;
        //@ set before = before + 1;
        //@ assert x == before; // check Main.wrongLocal: invalid, assert here
        return x;
    }

    // check Main.past: valid
    void past() {
        n = n ^ 1;
        //@ assert n != \old(n);
    }
}

class Swallowing {
    static int caught(int[] a) {
        try {
            //@ assert a[0] == a[0]; // check Swallowing.caught: invalid, assert here
            return 1;
        } catch (RuntimeException e) {
            return 0;
        }
    }

    // check Swallowing.assumed: valid within bounds
    static int assumed(int[] a) {
        //@ assume a[0] > 0;
        return 1 / a[0];
    }

    // check Swallowing.beyond: valid
    static void beyond(int n) {
        //@ ghost int g = (\sum int i; 0 <= i && i < 3; i);
        //@ assert g == 3;
    }

    // check Swallowing.makes: unknown
    //@ ensures \result.equals("a" + x);
    static String makes(int x) {
        return "a" + x;
    }
}
