package java.security;

import java.util.Random;
import oxpecker.Oox;

/** Any numbers: a seed is only one more source of them. */
public class SecureRandom extends Random {
    public SecureRandom() {
    }

    public SecureRandom(byte[] seed) {
        java.util.Objects.requireNonNull(seed);
    }

    /** Which algorithms there are is the choice of the platform. */
    public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
        java.util.Objects.requireNonNull(algorithm, "null algorithm name");
        if (Oox.nondetBoolean()) {
            throw new NoSuchAlgorithmException(algorithm + " SecureRandom not available");
        }
        return new SecureRandom();
    }

    public static SecureRandom getInstanceStrong() throws NoSuchAlgorithmException {
        return new SecureRandom();
    }

    public void setSeed(long seed) {
    }

    public void setSeed(byte[] seed) {
        java.util.Objects.requireNonNull(seed);
    }

    public byte[] generateSeed(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("numBytes cannot be negative");
        }
        byte[] seed = new byte[count];
        nextBytes(seed);
        return seed;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
