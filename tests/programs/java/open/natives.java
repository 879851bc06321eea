// Native methods are open where their contracts say what they do; what they give may be what the program has made.
class Natives {
    static class MyInt {
        int f;
    }

    static class Wrapper {
        MyInt myInt;
    }

    static int counter;

    //@ requires m != null;
    //@ assignable \nothing;
    //@ ensures \result != null && \fresh(\result) && \result.myInt != null;
    static native Wrapper wrap(MyInt m);

    //@ pure
    static native int size(Wrapper w);

    //@ assignable counter;
    //@ ensures counter > \old(counter);
    static native void count();

    static native int unknown();

    // Kiasan 3.5, context versions: what was made before the call may be in its result, and need not be.
    static void aliased() {
        MyInt m = new MyInt();
        Wrapper w = wrap(m);
        assert w.myInt != m;                            // check Natives.aliased: invalid, exception here
    }

    static void apart() {
        MyInt m = new MyInt();
        Wrapper w = wrap(m);
        assert w.myInt == m;                            // check Natives.apart: invalid, exception here
    }

    static void later() {                               // check Natives.later: valid
        Wrapper w = wrap(new MyInt());
        MyInt late = new MyInt();
        assert w.myInt != late && w != null;
    }

    static void missing() {                             // check Natives.missing: invalid, requires
        wrap(null);
    }

    //@ requires w != null;
    static void same(Wrapper w, int[] a) {              // check Natives.same: valid
        int size = size(w);
        if (a != null && a.length > 0) {
            a[0] = 1;
        }
        assert size == size(w);
    }

    //@ requires w != null;
    static void written(Wrapper w) {
        int size = size(w);
        w.myInt = null;
        assert size == size(w);                         // check Natives.written: invalid, exception here
    }

    static void counted() {                             // check Natives.counted: valid
        int before = counter;
        count();
        assert counter > before;
    }

    static void countedOnce() {
        int before = counter;
        count();
        assert counter == before + 1;                   // check Natives.countedOnce: invalid, exception here
    }

    static int nobody() {                               // check Natives.nobody: unknown
        return unknown();
    }
}
