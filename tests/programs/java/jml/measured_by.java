// measured_by: recursion that is shown to end, with calls by contract for any depth.
class Main {
    // check Main.even with modular: valid // check Main.odd with modular: valid
    //@ requires n >= 0;
    //@ ensures \result <==> n % 2 == 0;
    //@ measured_by n;
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    //@ requires n >= 0;
    //@ ensures \result <==> n % 2 == 1;
    //@ measured_by n;
    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    // check Main.find with modular: valid within bounds
    /*@ normal_behavior
      @   requires a != null && 0 <= low <= up <= a.length;
      @   requires (\forall int x, y; 0 <= x < y < a.length; a[x] <= a[y]);
      @   ensures (\exists int i; low <= i < up; a[i] == v)
      @             ? low <= \result < up && a[\result] == v : \result == -1;
      @   assignable \nothing;
      @   measured_by up - low;
      @*/
    static int find(int[] a, int v, int low, int up) {
        if (low >= up) {
            return -1;
        }
        int middle = low + (up - low) / 2;
        if (a[middle] == v) {
            return middle;
        }
        return v < a[middle] ? find(a, v, low, middle) : find(a, v, middle + 1, up);
    }

    // check Main.ackermann with modular: valid
    //@ requires m >= 0 && n >= 0;
    //@ ensures \result >= 0;
    //@ measured_by m, n;
    static int ackermann(int m, int n) {
        if (m == 0) {
            return n == Integer.MAX_VALUE ? n : n + 1;
        }
        return ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
    }

    //@ requires n >= 0;
    //@ ensures \result == 0;
    //@ measured_by n;  // check Main.stuck with modular: invalid, decreases here
    static int stuck(int n) {
        return n > 9 ? stuck(n) : 0;
    }

    // Of a recursion without a measure nothing is shown but what holds if it ends.
    // check Main.partial with modular: valid
    //@ ensures \result == 0;
    static int partial(int n) {
        return partial(n);
    }
}

interface Walk {
    //@ requires 0 <= n;
    //@ ensures \result >= 0;
    //@ measured_by n;
    int go(int n);
}

class Fine implements Walk {
    // check Fine.go with modular: valid
    public int go(int n) {
        return n == 0 ? 0 : this.go(n - 1);
    }
}

class Endless implements Walk {
    Walk next;

    // check Endless.go with modular: invalid, decreases
    public int go(int n) {
        return next == null ? 0 : next.go(n);
    }
}

// A method has one measure, which those that override it have, too.
class Two implements Walk {
    // check Two.go: unknown
    //@ also
    //@ requires 0 <= n;
    //@ ensures \result >= 0;
    //@ measured_by n + 1;
    public int go(int n) {
        return 0;
    }

    // check Two.both: unknown
    //@ requires n > 0;
    //@ measured_by n;
    //@ also
    //@ requires n < 0;
    //@ measured_by -n;
    static int both(int n) {
        return 0;
    }
}

interface Other {
    //@ requires 0 <= n;
    //@ measured_by 2 * n;
    int go(int n);
}

class Joined implements Walk, Other {
    // check Joined.go: unknown
    public int go(int n) {
        return 0;
    }
}
