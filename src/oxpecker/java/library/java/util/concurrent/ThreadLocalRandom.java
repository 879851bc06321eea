package java.util.concurrent;

import java.util.Random;
import oxpecker.Oox;

/** The random numbers of all threads: any within the range that is asked for. */
public final class ThreadLocalRandom extends Random {
    private static final ThreadLocalRandom ONLY = new ThreadLocalRandom();

    private ThreadLocalRandom() {
    }

    public static ThreadLocalRandom current() {
        return ONLY;
    }

    public void setSeed(long seed) {
        throw new UnsupportedOperationException();
    }

    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return between(0, bound);
    }

    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return between(origin, bound);
    }

    /** Where a run is handed a number outside of the range, it gets the first one inside. */
    private static long between(long origin, long bound) {
        long value = Oox.nondetLong();
        return value >= origin & value < bound ? value : origin;
    }

    public double nextDouble(double bound) {
        if (!(bound > 0 && bound - bound == 0)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        return between(0.0, bound);
    }

    public double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return between(origin, bound);
    }

    private static double between(double origin, double bound) {
        double value = Oox.nondetDouble();
        return value >= origin & value < bound ? value : origin;
    }
}
