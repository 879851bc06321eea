// Tricks with bits: each against what it means, one of them wrong for negative numbers.
class Bits {
    static int count(byte b) {                          // check Bits.count: valid
        int x = b & 0xff;
        int n = 0;
        while (x != 0) {
            x &= x - 1;
            n++;
        }
        assert n <= 8;
        return n;
    }

    static void swap(int a, int b) {                    // check Bits.swap: valid
        int x = a;
        int y = b;
        x ^= y;
        y ^= x;
        x ^= y;
        assert x == b && y == a;
    }

    static boolean powerOfTwo(int x) {
        return x > 0 && (x & (x - 1)) == 0;
    }

    static void powers(int k) {                         // check Bits.powers: valid
        if (0 <= k && k < 31) {
            assert powerOfTwo(1 << k);
        }
    }

    static void average(int a, int b) {                 // check Bits.average: valid
        int floor = (a & b) + ((a ^ b) >> 1);
        assert floor == Math.floorDiv((long) a + b, 2L);
    }

    static int lowest(int x) {
        int k = 0;
        while ((x & 1) == 0) {
            x >>= 1;
            k++;
        }
        return k;
    }

    static int sign(int x) {
        return x >> 31 | -x >>> 31;
    }

    static void signs(int x) {                          // check Bits.signs: valid
        assert sign(x) == Integer.signum(x);
    }

    static boolean odd(int x) {
        return x % 2 == 1;
    }

    static void parity(int x) {
        assert odd(x) == ((x & 1) == 1);                // check Bits.parity: invalid, exception here
    }

    static int reverse(int x) {
        int r = 0;
        for (int i = 0; i < 8; i++) {
            r = r << 1 | x >> i & 1;
        }
        return r;
    }

    static void reversed(byte x) {                      // check Bits.reversed: valid
        assert (byte) reverse(reverse(x)) == x;
    }
}
