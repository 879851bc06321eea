package java.util.zip;

public class Adler32 implements Checksum {
    private static final int MODULUS = 65521;

    private int low = 1;
    private int high;

    public Adler32() {
    }

    public void update(int value) {
        low = (low + (value & 0xff)) % MODULUS;
        high = (high + low) % MODULUS;
    }

    public void update(byte[] values, int offset, int count) {
        if (values == null) {
            throw new NullPointerException();
        }
        if (offset < 0 || count < 0 || offset > values.length - count) {
            throw new ArrayIndexOutOfBoundsException();
        }
        for (int i = 0; i < count; i++) {
            update(values[offset + i]);
        }
    }

    public void update(byte[] values) {
        update(values, 0, values.length);
    }

    public void reset() {
        low = 1;
        high = 0;
    }

    public long getValue() {
        return ((long) high << 16) | low;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return 0 <= low && low < MODULUS && 0 <= high && high < MODULUS;
    }
}
