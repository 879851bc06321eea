// McCarthy's 91 function: 91 up to 101; with the wrong constant it is 92 for some.
class McCarthy {
    static int f(int n) {
        return n > 100 ? n - 10 : f(f(n + 11));
    }

    // check McCarthy.near: valid
    //@ requires 85 <= n && n <= 120;
    //@ ensures n <= 101 ? \result == 91 : \result == n - 10;
    static int near(int n) {
        return f(n);
    }

    static int g(int n) {
        return n >= 100 ? n - 10 : g(g(n + 11));
    }

    //@ requires 90 <= n && n <= 110;
    //@ ensures n <= 101 ==> \result == 91;             // check McCarthy.off: invalid, ensures here
    static int off(int n) {
        return g(n);
    }

    static int far(int n) {                             // check McCarthy.far with calls 20: valid within bounds
        return f(n);
    }
}
