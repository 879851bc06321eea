package java.security;

import java.nio.ByteBuffer;
import oxpecker.Oox;

/** The digests that every platform has; others are the choice of a platform. */
public abstract class MessageDigest {
    private final String algorithm;

    protected MessageDigest(String algorithm) {
        this.algorithm = algorithm;
    }

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        java.util.Objects.requireNonNull(algorithm, "null algorithm name");
        switch (algorithm.toUpperCase()) {
            case "MD5":
                return new BlockDigest(algorithm, BlockDigest.MD5);
            case "SHA":
            case "SHA1":
            case "SHA-1":
                return new BlockDigest(algorithm, BlockDigest.SHA_1);
            case "SHA-256":
                return new BlockDigest(algorithm, BlockDigest.SHA_256);
            default:
                return Oox.unsupported("a digest that is the choice of the platform");
        }
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    void $add(byte value) {
        Oox.unsupported("a digest that is the choice of the platform");
    }

    byte[] $end() {
        return Oox.unsupported("a digest that is the choice of the platform");
    }

    int $length() {
        return (int) Oox.unsupported("a digest that is the choice of the platform");
    }

    String $name() {
        return Oox.unsupported("a digest that is the choice of the platform");
    }

    public void reset() {
        Oox.unsupported("a digest that is the choice of the platform");
    }

    public final int getDigestLength() {
        return $length();
    }

    public void update(byte value) {
        $add(value);
    }

    public void update(byte[] values) {
        for (int i = 0; i < values.length; i++) {
            $add(values[i]);
        }
    }

    public void update(byte[] values, int offset, int count) {
        if (values == null) {
            throw new IllegalArgumentException("No input buffer given");
        }
        if (values.length - offset < count) {
            throw new IllegalArgumentException("Input buffer too short");
        }
        if (count < 0 || count > 0 && offset < 0) {
            throw new ArrayIndexOutOfBoundsException();
        }
        for (int i = 0; i < count; i++) {
            $add(values[offset + i]);
        }
    }

    public final void update(ByteBuffer values) {
        while (values.hasRemaining()) {
            $add(values.get());
        }
    }

    public byte[] digest() {
        return $end();
    }

    public byte[] digest(byte[] values) {
        update(values);
        return $end();
    }

    public int digest(byte[] target, int offset, int count) throws DigestException {
        if (target == null) {
            throw new IllegalArgumentException("No output buffer given");
        }
        if (target.length - offset < count) {
            throw new IllegalArgumentException("Output buffer too small for specified offset and length");
        }
        if (count < $length()) {
            throw new DigestException("Length must be at least " + $length() + " for " + $name() + "digests");
        }
        if (offset < 0) {
            throw new DigestException("Buffer too short to store digest");
        }
        byte[] found = $end();
        System.arraycopy(found, 0, target, offset, found.length);
        return found.length;
    }

    public static boolean isEqual(byte[] one, byte[] other) {
        if (one == null || other == null) {
            return one == other;
        }
        return java.util.Arrays.equals(one, other);
    }

    public Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
