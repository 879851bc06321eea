package java.util;

import oxpecker.Oox;

/** With a seed, the numbers of JDK 17; without one, any numbers within the range that is asked for. */
public class Random implements java.io.Serializable {
    private static final long MULTIPLIER = 0x5deece66dL;
    private static final long MASK = (1L << 48) - 1;

    private long seed;
    private boolean known;
    /** Whether the second number of a pair has not been asked for yet. */
    private boolean paired;

    public Random() {
    }

    public Random(long seed) {
        setSeed(seed);
    }

    public void setSeed(long seed) {
        this.seed = (seed ^ MULTIPLIER) & MASK;
        this.known = true;
        this.paired = false;
    }

    protected int next(int bits) {
        if (!known) {
            return Oox.nondetInt() >>> 32 - bits;
        }
        seed = seed * MULTIPLIER + 0xbL & MASK;
        return (int) (seed >>> 48 - bits);
    }

    public int nextInt() {
        return known ? next(32) : Oox.nondetInt();
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if (!known) {
            return between(0, bound);
        }
        int bits = next(31);
        if ((bound & bound - 1) == 0) {
            return (int) (bound * (long) bits >> 31);
        }
        // The last numbers, which would make some results more probable, are passed over.
        while (bits - bits % bound + (bound - 1) < 0) {
            bits = next(31);
        }
        return bits % bound;
    }

    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        if (!known) {
            return between(origin, bound);
        }
        int bits = nextInt();
        int size = bound - origin;
        if ((size & size - 1) == 0) {
            return (bits & size - 1) + origin;
        }
        if (size < 0) {
            while (bits < origin || bits >= bound) {
                bits = nextInt();
            }
            return bits;
        }
        bits = bits >>> 1;
        while (bits + size - 1 - bits % size < 0) {
            bits = nextInt() >>> 1;
        }
        return bits % size + origin;
    }

    /** Where a run is handed a number outside of the range, it gets the first one inside. */
    private static int between(int origin, int bound) {
        int value = Oox.nondetInt();
        return value >= origin & value < bound ? value : origin;
    }

    public long nextLong() {
        return known ? ((long) next(32) << 32) + next(32) : Oox.nondetLong();
    }

    public boolean nextBoolean() {
        return known ? next(1) != 0 : Oox.nondetBoolean();
    }

    public float nextFloat() {
        if (known) {
            return next(24) / (float) (1 << 24);
        }
        float value = Oox.nondetFloat();
        return value >= 0 & value < 1 ? value : 0;
    }

    public double nextDouble() {
        if (known) {
            return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
        }
        double value = Oox.nondetDouble();
        return value >= 0 & value < 1 ? value : 0;
    }

    /** Any number, of which Java leaves the last digit open; a pair of them takes some others. */
    public double nextGaussian() {
        boolean taken = paired || !known;
        paired = known && !paired;
        while (!taken) {
            double one = 2 * nextDouble() - 1;
            double two = 2 * nextDouble() - 1;
            double size = one * one + two * two;
            taken = size < 1 && size != 0;
        }
        double value = Oox.nondetDouble();
        return value - value == 0 ? value : 0;
    }

    public void nextBytes(byte[] bytes) {
        int number = 0;
        for (int i = 0; i < bytes.length; i++) {
            number = i % 4 == 0 ? nextInt() : number >> 8;
            bytes[i] = (byte) number;
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    /** One of which nothing is known gives what any other gives. */
    boolean $constructed() {
        return !known && !paired;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
