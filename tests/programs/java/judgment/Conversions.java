// Conditions on callers are written with the conversions that they need.
public class Conversions {
    // check Conversions.product with judgment: valid, provided that (long) a * b == (int) ((long) a * b)
    public static int product(int a, int b) {
        return Math.multiplyExact(a, b);
    }

    // check Conversions.narrowed with judgment: valid, provided that (int) n == n
    public static int narrowed(long n) {
        return Math.toIntExact(n);
    }

    // check Conversions.eightfold with judgment: valid, provided that (long) n << 3 <= 5000000000L
    public static long eightfold(int n) {
        long result = (long) n << 3;
        if (result > 5_000_000_000L) {
            throw new IllegalArgumentException("too large");
        }
        return result;
    }

    // check Conversions.opposite with judgment: valid, provided that -(long) n >= 7
    public static long opposite(int n) {
        long wide = n;
        if (-wide < 7) {
            throw new IllegalArgumentException("too small");
        }
        return -wide;
    }

    // check Conversions.distance with judgment: valid, provided that Math.abs((long) n) >= 7
    public static long distance(int n) {
        long wide = n;
        if (Math.abs(wide) < 7) {
            throw new IllegalArgumentException("too near");
        }
        return wide;
    }

    // check Conversions.third with judgment: valid, provided that !(f * 3.0f == d)
    public static double third(float f, double d) {
        if (f * 3 == d) {
            throw new IllegalArgumentException("a third");
        }
        return d;
    }

    // check Conversions.plain with judgment: valid, provided that l * i <= 3
    public static long plain(long l, int i) {
        if (l * i > 3) {
            throw new IllegalArgumentException("too large");
        }
        return l;
    }
}
