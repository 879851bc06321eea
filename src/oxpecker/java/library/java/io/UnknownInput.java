package java.io;

import oxpecker.Oox;

/** A stream about which nothing is known: any bytes, and it may fail. The standard input does not fail. */
final class UnknownInput extends InputStream {
    private final boolean $standard;

    UnknownInput(boolean standard) {
        this.$standard = standard;
    }

    private void check() throws IOException {
        if (!$standard && Oox.nondetBoolean()) {
            throw new IOException();
        }
    }

    /** Any byte, or the end. */
    public int read() throws IOException {
        check();
        int value = Oox.nondetInt();
        return value >= 0 && value <= 255 ? value : -1;
    }

    /** Any number of bytes that fit, or the end. */
    public int read(byte[] target, int offset, int count) throws IOException {
        java.util.Objects.checkFromIndexSize(offset, count, target.length);
        check();
        if (count == 0) {
            return 0;
        }
        int chosen = Oox.nondetInt();
        int done = chosen >= 1 && chosen <= count ? chosen : -1;
        for (int i = 0; i < done; i++) {
            target[offset + i] = Oox.nondetByte();
        }
        return done;
    }

    public int available() throws IOException {
        check();
        int count = Oox.nondetInt();
        return count >= 0 ? count : 0;
    }

    public void close() throws IOException {
        check();
    }

    public boolean markSupported() {
        return Oox.nondetBoolean();
    }

    public void reset() throws IOException {
        Oox.unsupported("a mark in an unknown input");
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return !$standard;
    }
}
