// JML's integers of mathematics: what Java's arithmetic would lose is said exactly.
class BigIntegers {
    //@ ghost \bigint total = 0;
    private int count;

    //@ ensures \result == ((\bigint) a + b) / 2;
    static int mean(int a, int b) {                 // check BigIntegers.mean: invalid, ensures
        return (a + b) / 2;
    }

    //@ ensures \result == ((\bigint) a + b) / 2;
    static int rightMean(int a, int b) {            // check BigIntegers.rightMean: valid
        return (int) (((long) a + b) / 2);
    }

    //@ requires (\bigint) a * b <= Long.MAX_VALUE && (\bigint) a * b >= Long.MIN_VALUE;
    //@ requires -1000 <= a && a <= 1000 && -1000 <= b && b <= 1000;
    //@ ensures \result == (\bigint) a * b;
    static long product(long a, long b) {           // check BigIntegers.product: valid
        return a * b;
    }

    //@ requires (\bigint) a + b <= Integer.MAX_VALUE && (\bigint) a + b >= Integer.MIN_VALUE;
    //@ ensures \result == (\bigint) a + (\bigint) b;
    static int sum(int a, int b) {                  // check BigIntegers.sum: valid
        return a + b;
    }

    //@ ensures \result == (\bigint) a + (\bigint) b;
    static int wrongSum(int a, int b) {             // check BigIntegers.wrongSum: invalid, ensures
        return a + b;
    }

    //@ requires a != null;
    //@ ensures \result == (\sum \bigint i; 0 <= i && i < a.length; (\bigint) a[i]);
    static long total(int[] a) {                    // check BigIntegers.total: valid within bounds
        long s = 0;
        for (int x : a) {
            s += x;
        }
        return s;
    }

    //@ requires a != null;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; (\bigint) a[i]);
    static int wrongTotal(int[] a) {                // check BigIntegers.wrongTotal: invalid, ensures
        int s = 0;
        for (int x : a) {
            s += x;
        }
        return s;
    }

    //@ ensures \result == (int) ((\bigint) x + 1);
    static int next(int x) {                        // check BigIntegers.next: valid
        return x + 1;
    }

    /*@ model static pure \bigint square(long x) { return (\bigint) x * x; } @*/

    //@ requires -3000000000L <= x && x <= 3000000000L;
    //@ ensures \result == square(x);
    static long squared(long x) {                   // check BigIntegers.squared: valid
        return x * x;
    }

    //@ ensures \result == square(x);
    static long squaredAlways(long x) {             // exhaustive: check BigIntegers.squaredAlways: invalid, ensures
        return x * x;
    }

    //@ requires count >= 0;
    //@ ensures total == \old(total) + x && total - \old(total) <= 2147483647;
    void add(int x) {                               // check BigIntegers.add: valid
        //@ set total = total + x;
        count++;
    }

    //@ ensures total > \old(total);
    void grow() {                                   // check BigIntegers.grow: valid
        //@ set total += 9223372036854775807L;
        //@ assert total != (long) total ==> total > 9223372036854775807L || total < -9223372036854775807L - (\bigint) 1;
    }

    static void constants() {                       // check BigIntegers.constants: valid
        //@ assert (\bigint) Integer.MAX_VALUE + 1 > 0;
        //@ assert Integer.MAX_VALUE + 1 < 0;
        //@ assert -((\bigint) Long.MIN_VALUE) * 2 == (\bigint) Long.MAX_VALUE + Long.MAX_VALUE + 2;
    }

    //@ ensures (\forall \bigint i; 0 <= i && i < \result.length; \result[i] == i);
    static int[] counted() {                        // check BigIntegers.counted: valid
        return new int[] {0, 1, 2};
    }

    //@ ensures (\forall \bigint i; i >= 0; i + 1 > i);
    static void withoutBounds() {                   // check BigIntegers.withoutBounds: unknown
    }

    //@ ensures (\real) x == x;
    static void reals(double x) {                   // check BigIntegers.reals: unknown
    }

    //@ ensures (\bigint) x + y > 0;
    static void mixed(int x, double y) {            // check BigIntegers.mixed: unknown
    }

    //@ ensures \result == (\bigint) x << 1;
    static long shifted(int x) {                    // check BigIntegers.shifted: unknown
        return (long) x << 1;
    }

    //@ ensures (double) (\bigint) x == x;
    static void asDouble(int x) {                   // check BigIntegers.asDouble: unknown
    }
}
