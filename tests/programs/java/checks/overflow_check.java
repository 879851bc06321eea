// The overflow check of every part of an expression, in the order of evaluation; casts and shifts are no overflow.
class Overflow {
    static int add(int a, int b) { return a + b; }     // check Overflow.add with overflow check: invalid, overflow here
    static int negate(int a) { return -a; }            // check Overflow.negate with overflow check: invalid, overflow here
    static int next(int a) { a++; return a; }          // check Overflow.next with overflow check: invalid, overflow here
    static int less(int a) { return --a; }             // check Overflow.less with overflow check: invalid, overflow here
    static int times(int a, int b) { a *= b; return a; } // check Overflow.times with overflow check: invalid, overflow here
    static long sum(long a, long b) { return a + b; }  // check Overflow.sum with overflow check: invalid, overflow here
    static int divide(int a, int b) {
        if (b == 0) return 0;
        return a / b;                                  // check Overflow.divide with overflow check: invalid, overflow here
    }
    static long wide(int a, int b) {
        return 1L
            + a * b;                                   // check Overflow.wide with overflow check: invalid, overflow here
    }
    static int inner(int a, int b) {
        return (
            a - b                                      // check Overflow.inner with overflow check: invalid, overflow here
            ) / 2;
    }
    // check Overflow.rest with overflow check: valid
    static int rest(int a, int b) { return b == 0 ? 0 : a % b; }
    // check Overflow.small with overflow check: valid
    static byte small(byte a, byte b) { a += b; return a; }
    // check Overflow.cast with overflow check: valid
    static int cast(long a) { return (int) a; }
    // check Overflow.shift with overflow check: valid
    static int shift(int a) { return a << 3; }
    // check Overflow.not_taken with overflow check: valid
    static boolean not_taken(int a) { return a < 100 && a > -100 && a + 1 > 0; }
}
