package java.io;

public class DataInputStream extends FilterInputStream implements DataInput {
    public DataInputStream(InputStream in) {
        super(in);
    }

    public final int read(byte[] target) throws IOException {
        return in.read(target, 0, target.length);
    }

    public final int read(byte[] target, int offset, int count) throws IOException {
        return in.read(target, offset, count);
    }

    public final void readFully(byte[] target) throws IOException {
        readFully(target, 0, target.length);
    }

    public final void readFully(byte[] target, int offset, int count) throws IOException {
        java.util.Objects.checkFromIndexSize(offset, count, target.length);
        int done = 0;
        while (done < count) {
            int more = in.read(target, offset + done, count - done);
            if (more < 0) {
                throw new EOFException();
            }
            done += more;
        }
    }

    public final int skipBytes(int count) throws IOException {
        int sum = 0;
        int done = 1;
        while (sum < count && done > 0) {
            done = (int) in.skip(count - sum);
            sum += done > 0 ? done : 0;
        }
        return sum;
    }

    /** The next byte, which must be there. */
    public final int readUnsignedByte() throws IOException {
        int next = in.read();
        if (next < 0) {
            throw new EOFException();
        }
        return next;
    }

    public final boolean readBoolean() throws IOException {
        return readUnsignedByte() != 0;
    }

    public final byte readByte() throws IOException {
        return (byte) readUnsignedByte();
    }

    public final int readUnsignedShort() throws IOException {
        int one = in.read();
        int two = in.read();
        if ((one | two) < 0) {
            throw new EOFException();
        }
        return one << 8 | two;
    }

    public final short readShort() throws IOException {
        return (short) readUnsignedShort();
    }

    public final char readChar() throws IOException {
        return (char) readUnsignedShort();
    }

    public final int readInt() throws IOException {
        int one = in.read();
        int two = in.read();
        int three = in.read();
        int four = in.read();
        if ((one | two | three | four) < 0) {
            throw new EOFException();
        }
        return one << 24 | two << 16 | three << 8 | four;
    }

    public final long readLong() throws IOException {
        byte[] bytes = new byte[8];
        readFully(bytes, 0, 8);
        long value = 0;
        for (int i = 0; i < 8; i++) {
            value = value << 8 | bytes[i] & 0xff;
        }
        return value;
    }

    public final float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    public final double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    public final String readLine() throws IOException {
        return oxpecker.Oox.unsupported("lines of a DataInputStream");
    }

    public final String readUTF() throws IOException {
        return readUTF(this);
    }

    public static final String readUTF(DataInput input) throws IOException {
        byte[] bytes = new byte[input.readUnsignedShort()];
        input.readFully(bytes, 0, bytes.length);
        StringBuilder text = new StringBuilder();
        int place = 0;
        while (place < bytes.length) {
            int first = bytes[place] & 0xff;
            int size = first < 0x80 ? 1 : first >= 0xc0 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : 0;
            if (size == 0) {
                throw new UTFDataFormatException("malformed input around byte " + place);
            }
            if (place + size > bytes.length) {
                throw new UTFDataFormatException("malformed input: partial character at end");
            }
            int value = size == 1 ? first : size == 2 ? first & 0x1f : first & 0x0f;
            for (int i = 1; i < size; i++) {
                value = value << 6 | bytes[place + i] & 0x3f;
            }
            for (int i = 1; i < size; i++) {
                if ((bytes[place + i] & 0xc0) != 0x80) {
                    throw new UTFDataFormatException("malformed input around byte " + (place + 2));
                }
            }
            text.append((char) value);
            place += size;
        }
        return text.toString();
    }
}
