package java.io;

public class DataOutputStream extends FilterOutputStream implements DataOutput {
    protected int written;

    public DataOutputStream(OutputStream out) {
        super(out);
    }

    private void count(int number) {
        int sum = written + number;
        written = sum < 0 ? Integer.MAX_VALUE : sum;
    }

    public synchronized void write(int value) throws IOException {
        out.write(value);
        count(1);
    }

    public synchronized void write(byte[] values, int offset, int count) throws IOException {
        out.write(values, offset, count);
        count(count);
    }

    public void flush() throws IOException {
        out.flush();
    }

    public final void writeBoolean(boolean value) throws IOException {
        out.write(value ? 1 : 0);
        count(1);
    }

    public final void writeByte(int value) throws IOException {
        out.write(value);
        count(1);
    }

    public final void writeShort(int value) throws IOException {
        out.write(value >>> 8 & 0xff);
        out.write(value & 0xff);
        count(2);
    }

    public final void writeChar(int value) throws IOException {
        writeShort(value);
    }

    public final void writeInt(int value) throws IOException {
        out.write(value >>> 24 & 0xff);
        out.write(value >>> 16 & 0xff);
        out.write(value >>> 8 & 0xff);
        out.write(value & 0xff);
        count(4);
    }

    public final void writeLong(long value) throws IOException {
        byte[] bytes = new byte[8];
        for (int i = 0; i < 8; i++) {
            bytes[i] = (byte) (value >>> 56 - 8 * i);
        }
        out.write(bytes, 0, 8);
        count(8);
    }

    public final void writeFloat(float value) throws IOException {
        writeInt(Float.floatToIntBits(value));
    }

    public final void writeDouble(double value) throws IOException {
        writeLong(Double.doubleToLongBits(value));
    }

    public final void writeBytes(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            out.write((byte) text.charAt(i));
        }
        count(text.length());
    }

    public final void writeChars(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            writeChar(text.charAt(i));
        }
    }

    /** The number of bytes, then each character in one to three of them; no byte is zero. */
    public final void writeUTF(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 1 && c < 0x80) {
                bytes.write(c);
            } else if (c < 0x800) {
                bytes.write(0xc0 | c >> 6);
                bytes.write(0x80 | c & 0x3f);
            } else {
                bytes.write(0xe0 | c >> 12);
                bytes.write(0x80 | c >> 6 & 0x3f);
                bytes.write(0x80 | c & 0x3f);
            }
        }
        if (bytes.size() > 65535) {
            throw new UTFDataFormatException();
        }
        byte[] all = new byte[bytes.size() + 2];
        all[0] = (byte) (bytes.size() >>> 8);
        all[1] = (byte) bytes.size();
        System.arraycopy(bytes.toByteArray(), 0, all, 2, bytes.size());
        out.write(all, 0, all.length);
        count(all.length);
    }

    public final int size() {
        return written;
    }
}
