package java.util;

import oxpecker.Oox;

/** Any numbers within the range that is asked for, whatever the seed. */
public class Random implements java.io.Serializable {
    public Random() {
    }

    public Random(long seed) {
    }

    public void setSeed(long seed) {
    }

    public int nextInt() {
        return Oox.nondetInt();
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return between(0, bound);
    }

    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return between(origin, bound);
    }

    /** Where a run is handed a number outside of the range, it gets the first one inside. */
    private static int between(int origin, int bound) {
        int value = Oox.nondetInt();
        return value >= origin & value < bound ? value : origin;
    }

    public long nextLong() {
        return Oox.nondetLong();
    }

    public boolean nextBoolean() {
        return Oox.nondetBoolean();
    }

    public float nextFloat() {
        float value = Oox.nondetFloat();
        return value >= 0 & value < 1 ? value : 0;
    }

    public double nextDouble() {
        double value = Oox.nondetDouble();
        return value >= 0 & value < 1 ? value : 0;
    }

    public double nextGaussian() {
        double value = Oox.nondetDouble();
        return value - value == 0 ? value : 0;
    }

    public void nextBytes(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = Oox.nondetByte();
        }
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
