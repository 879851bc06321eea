package java.util.zip;

public class CRC32 implements Checksum {
    private int crc;

    public CRC32() {
    }

    public void update(int value) {
        int next = ~crc ^ value & 0xff;
        for (int i = 0; i < 8; i++) {
            next = (next & 1) != 0 ? next >>> 1 ^ 0xedb88320 : next >>> 1;
        }
        crc = ~next;
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
        crc = 0;
    }

    public long getValue() {
        return crc & 0xffffffffL;
    }
}
