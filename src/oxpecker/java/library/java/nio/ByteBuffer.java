package java.nio;

/** A part of an array of bytes. A direct buffer is around an array that nobody else has. */
public class ByteBuffer extends Buffer implements Comparable<ByteBuffer> {
    private final byte[] array;
    private final int offset;
    private final boolean direct;
    private final boolean readOnly;
    private boolean little;

    ByteBuffer(byte[] array, int offset, int mark, int position, int limit, int capacity, boolean direct, boolean readOnly) {
        super(mark, position, limit, capacity);
        this.array = array;
        this.offset = offset;
        this.direct = direct;
        this.readOnly = readOnly;
    }

    public static ByteBuffer allocate(int capacity) {
        return new ByteBuffer(new byte[size(capacity)], 0, -1, 0, capacity, capacity, false, false);
    }

    public static ByteBuffer allocateDirect(int capacity) {
        return new ByteBuffer(new byte[size(capacity)], 0, -1, 0, capacity, capacity, true, false);
    }

    public static ByteBuffer wrap(byte[] array) {
        return new ByteBuffer(array, 0, -1, 0, array.length, array.length, false, false);
    }

    public static ByteBuffer wrap(byte[] array, int start, int count) {
        if (start < 0 || count < 0 || start > array.length - count) {
            throw new IndexOutOfBoundsException();
        }
        return new ByteBuffer(array, 0, -1, start, start + count, array.length, false, false);
    }

    public final ByteOrder order() {
        return little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    }

    public final ByteBuffer order(ByteOrder order) {
        little = order != ByteOrder.BIG_ENDIAN;
        return this;
    }

    public String toString() {
        return shown((direct ? "DirectByteBuffer" : "HeapByteBuffer") + (readOnly ? "R" : ""));
    }

    public ByteBuffer position(int place) {
        super.position(place);
        return this;
    }

    public ByteBuffer limit(int place) {
        super.limit(place);
        return this;
    }

    public ByteBuffer mark() {
        super.mark();
        return this;
    }

    public ByteBuffer reset() {
        super.reset();
        return this;
    }

    public ByteBuffer clear() {
        super.clear();
        return this;
    }

    public ByteBuffer flip() {
        super.flip();
        return this;
    }

    public ByteBuffer rewind() {
        super.rewind();
        return this;
    }

    public boolean isReadOnly() {
        return readOnly;
    }

    public boolean isDirect() {
        return direct;
    }

    public final boolean hasArray() {
        return !direct && !readOnly;
    }

    public final byte[] array() {
        checkArray();
        return array;
    }

    public final int arrayOffset() {
        checkArray();
        return offset;
    }

    private void checkArray() {
        if (direct) {
            throw new UnsupportedOperationException();
        }
        checkWritable();
    }

    private void checkWritable() {
        if (readOnly) {
            throw new ReadOnlyBufferException();
        }
    }

    // --- buffers around the same elements ------------------------------------------------------------------

    public ByteBuffer slice() {
        return part(position, remaining());
    }

    public ByteBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit);
        return part(index, length);
    }

    private ByteBuffer part(int index, int length) {
        return new ByteBuffer(array, offset + index, -1, 0, length, length, direct, readOnly);
    }

    public ByteBuffer duplicate() {
        return new ByteBuffer(array, offset, mark, position, limit, capacity, direct, readOnly);
    }

    public ByteBuffer asReadOnlyBuffer() {
        return new ByteBuffer(array, offset, mark, position, limit, capacity, direct, true);
    }

    public ByteBuffer compact() {
        checkWritable();
        int count = remaining();
        for (int i = 0; i < count; i++) {
            array[offset + i] = array[offset + position + i];
        }
        position = count;
        limit = capacity;
        mark = -1;
        return this;
    }

    // --- elements ------------------------------------------------------------------------------------------

    public byte get() {
        return array[offset + next(1)];
    }

    public byte get(int index) {
        return array[offset + checked(index, 1)];
    }

    public ByteBuffer put(byte value) {
        checkWritable();
        array[offset + nextWritten(1)] = value;
        return this;
    }

    public ByteBuffer put(int index, byte value) {
        checkWritable();
        array[offset + checked(index, 1)] = value;
        return this;
    }

    public ByteBuffer get(byte[] target) {
        return get(target, 0, target.length);
    }

    public ByteBuffer get(byte[] target, int start, int count) {
        java.util.Objects.checkFromIndexSize(start, count, target.length);
        copy(array, offset + next(count), target, start, count);
        return this;
    }

    public ByteBuffer get(int index, byte[] target) {
        return get(index, target, 0, target.length);
    }

    public ByteBuffer get(int index, byte[] target, int start, int count) {
        java.util.Objects.checkFromIndexSize(index, count, limit);
        java.util.Objects.checkFromIndexSize(start, count, target.length);
        copy(array, offset + index, target, start, count);
        return this;
    }

    public final ByteBuffer put(byte[] values) {
        return put(values, 0, values.length);
    }

    public ByteBuffer put(byte[] values, int start, int count) {
        checkWritable();
        java.util.Objects.checkFromIndexSize(start, count, values.length);
        copy(values, start, array, offset + nextWritten(count), count);
        return this;
    }

    public ByteBuffer put(int index, byte[] values) {
        return put(index, values, 0, values.length);
    }

    public ByteBuffer put(int index, byte[] values, int start, int count) {
        java.util.Objects.checkFromIndexSize(index, count, limit);
        java.util.Objects.checkFromIndexSize(start, count, values.length);
        checkWritable();
        copy(values, start, array, offset + index, count);
        return this;
    }

    public ByteBuffer put(ByteBuffer source) {
        if (oxpecker.Oox.identical(source, this)) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        int count = source.remaining();
        int place = nextWritten(count);
        copy(source.array, source.offset + source.next(count), array, offset + place, count);
        return this;
    }

    public ByteBuffer put(int index, ByteBuffer source, int start, int count) {
        java.util.Objects.checkFromIndexSize(index, count, limit);
        java.util.Objects.checkFromIndexSize(start, count, source.limit);
        checkWritable();
        copy(source.array, source.offset + start, array, offset + index, count);
        return this;
    }

    /** Copies elements, which may be in one array. */
    private static void copy(byte[] from, int start, byte[] to, int target, int count) {
        if (oxpecker.Oox.identical(from, to) && start < target) {
            for (int i = count - 1; i >= 0; i--) {
                to[target + i] = from[start + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                to[target + i] = from[start + i];
            }
        }
    }

    // --- comparisons ---------------------------------------------------------------------------------------

    public int hashCode() {
        int hash = 1;
        for (int i = limit - 1; i >= position; i--) {
            hash = 31 * hash + array[offset + i];
        }
        return hash;
    }

    public boolean equals(Object object) {
        if (!(object instanceof ByteBuffer)) {
            return false;
        }
        ByteBuffer other = (ByteBuffer) object;
        return remaining() == other.remaining() && mismatch(other) < 0;
    }

    public int compareTo(ByteBuffer other) {
        int place = mismatch(other);
        if (place >= 0 && place < remaining() && place < other.remaining()) {
            return Byte.compare(get(position + place), other.get(other.position + place));
        }
        return remaining() - other.remaining();
    }

    /** The first place at which the remaining elements differ, or -1. */
    public int mismatch(ByteBuffer other) {
        int common = Math.min(remaining(), other.remaining());
        for (int i = 0; i < common; i++) {
            if (array[offset + position + i] != other.array[other.offset + other.position + i]) {
                return i;
            }
        }
        return remaining() == other.remaining() ? -1 : common;
    }

    // --- numbers -------------------------------------------------------------------------------------------

    /** The number that some bytes make, without a sign. */
    private long number(int place, int size) {
        long number = 0;
        for (int i = 0; i < size; i++) {
            number = number << 8 | array[offset + place + (little ? size - 1 - i : i)] & 0xff;
        }
        return number;
    }

    private ByteBuffer put(int place, long number, int size) {
        for (int i = 0; i < size; i++) {
            array[offset + place + (little ? i : size - 1 - i)] = (byte) (number >> 8 * i);
        }
        return this;
    }

    public char getChar() {
        return (char) number(next(2), 2);
    }

    public char getChar(int index) {
        return (char) number(checked(index, 2), 2);
    }

    public ByteBuffer putChar(char value) {
        checkWritable();
        return put(nextWritten(2), value, 2);
    }

    public ByteBuffer putChar(int index, char value) {
        checkWritable();
        return put(checked(index, 2), value, 2);
    }

    public short getShort() {
        return (short) number(next(2), 2);
    }

    public short getShort(int index) {
        return (short) number(checked(index, 2), 2);
    }

    public ByteBuffer putShort(short value) {
        checkWritable();
        return put(nextWritten(2), value, 2);
    }

    public ByteBuffer putShort(int index, short value) {
        checkWritable();
        return put(checked(index, 2), value, 2);
    }

    public int getInt() {
        return (int) number(next(4), 4);
    }

    public int getInt(int index) {
        return (int) number(checked(index, 4), 4);
    }

    public ByteBuffer putInt(int value) {
        checkWritable();
        return put(nextWritten(4), value, 4);
    }

    public ByteBuffer putInt(int index, int value) {
        checkWritable();
        return put(checked(index, 4), value, 4);
    }

    public long getLong() {
        return number(next(8), 8);
    }

    public long getLong(int index) {
        return number(checked(index, 8), 8);
    }

    public ByteBuffer putLong(long value) {
        checkWritable();
        return put(nextWritten(8), value, 8);
    }

    public ByteBuffer putLong(int index, long value) {
        checkWritable();
        return put(checked(index, 8), value, 8);
    }

    public float getFloat() {
        return Float.intBitsToFloat((int) number(next(4), 4));
    }

    public float getFloat(int index) {
        return Float.intBitsToFloat((int) number(checked(index, 4), 4));
    }

    public ByteBuffer putFloat(float value) {
        checkWritable();
        return put(nextWritten(4), Float.floatToRawIntBits(value), 4);
    }

    public ByteBuffer putFloat(int index, float value) {
        checkWritable();
        return put(checked(index, 4), Float.floatToRawIntBits(value), 4);
    }

    public double getDouble() {
        return Double.longBitsToDouble(number(next(8), 8));
    }

    public double getDouble(int index) {
        return Double.longBitsToDouble(number(checked(index, 8), 8));
    }

    public ByteBuffer putDouble(double value) {
        checkWritable();
        return put(nextWritten(8), Double.doubleToRawLongBits(value), 8);
    }

    public ByteBuffer putDouble(int index, double value) {
        checkWritable();
        return put(checked(index, 8), Double.doubleToRawLongBits(value), 8);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return array != null && 0 <= offset && 0 <= capacity && offset <= array.length - capacity && hasPlaces();
    }
}
