// \sum, \product, \num_of, \min, \max; JML's arithmetic is Java's.
class Main {
    // check Main.sum: valid within bounds
    //@ requires a != null;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    static int sum(int[] a) {
        int s = 0;
        for (int x : a) {
            s += x;
        }
        return s;
    }

    //@ requires a != null;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; (long) a[i]); // check Main.wraps: invalid, ensures here
    static long wraps(int[] a) {
        return sum(a);
    }

    // check Main.factorial: valid
    //@ requires 0 <= n && n <= 5;
    //@ ensures \result == (\product int i; 1 <= i && i <= n; i);
    static int factorial(int n) {
        return n == 0 ? 1 : n * factorial(n - 1);
    }

    // check Main.evens: valid within bounds
    //@ requires a != null;
    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] % 2 == 0);
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length && a[i] % 2 == 0; 1);
    static int evens(int[] a) {
        int found = 0;
        for (int x : a) {
            if (x % 2 == 0) {
                found++;
            }
        }
        return found;
    }

    // check Main.least: valid within bounds
    //@ requires a != null && a.length > 0;
    //@ ensures \result == (\min int i; 0 <= i && i < a.length; a[i]);
    static int least(int[] a) {
        int m = a[0];
        for (int x : a) {
            m = x < m ? x : m;
        }
        return m;
    }

    //@ requires a != null;
    //@ ensures \result >= (\max int i; 0 <= i && i < a.length; a[i]); // check Main.ofNothing: invalid, ensures here
    static int ofNothing(int[] a) {
        return Integer.MAX_VALUE;
    }

    // check Main.positive: valid
    //@ requires a != null && a.length == 2 && a[0] > 0;
    //@ ensures \result == (\max int i; 0 <= i && i < a.length && a[i] > 0; a[i]);
    static int positive(int[] a) {
        return a[1] > a[0] ? a[1] : a[0];
    }
}
