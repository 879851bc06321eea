package java.nio;

/** A part of an array of characters. One around a text is read only, and gives its array to nobody. */
public class CharBuffer extends Buffer implements Comparable<CharBuffer>, Appendable, CharSequence, Readable {
    private final char[] array;
    private final int offset;
    private final boolean ofText;
    private final boolean readOnly;

    CharBuffer(char[] array, int offset, int mark, int position, int limit, int capacity, boolean ofText, boolean readOnly) {
        super(mark, position, limit, capacity);
        this.array = array;
        this.offset = offset;
        this.ofText = ofText;
        this.readOnly = readOnly;
    }

    public static CharBuffer allocate(int capacity) {
        return new CharBuffer(new char[size(capacity)], 0, -1, 0, capacity, capacity, false, false);
    }

    public static CharBuffer wrap(char[] array) {
        return new CharBuffer(array, 0, -1, 0, array.length, array.length, false, false);
    }

    public static CharBuffer wrap(char[] array, int start, int count) {
        if (start < 0 || count < 0 || start > array.length - count) {
            throw new IndexOutOfBoundsException();
        }
        return new CharBuffer(array, 0, -1, start, start + count, array.length, false, false);
    }

    /** A later change of the text does not show. */
    public static CharBuffer wrap(CharSequence text) {
        return wrap(text, 0, text.length());
    }

    public static CharBuffer wrap(CharSequence text, int start, int end) {
        if (start < 0 || start > end || end > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        if (!(text instanceof String)) {
            return oxpecker.Oox.unsupported("a buffer around a text that may change");
        }
        char[] characters = ((String) text).toCharArray();
        return new CharBuffer(characters, 0, -1, start, end, characters.length, true, true);
    }

    public final ByteOrder order() {
        return ByteOrder.nativeOrder();
    }

    public CharBuffer position(int place) {
        super.position(place);
        return this;
    }

    public CharBuffer limit(int place) {
        super.limit(place);
        return this;
    }

    public CharBuffer mark() {
        super.mark();
        return this;
    }

    public CharBuffer reset() {
        super.reset();
        return this;
    }

    public CharBuffer clear() {
        super.clear();
        return this;
    }

    public CharBuffer flip() {
        super.flip();
        return this;
    }

    public CharBuffer rewind() {
        super.rewind();
        return this;
    }

    public boolean isReadOnly() {
        return readOnly;
    }

    public boolean isDirect() {
        return false;
    }

    public final boolean hasArray() {
        return !ofText && !readOnly;
    }

    public final char[] array() {
        checkArray();
        return array;
    }

    public final int arrayOffset() {
        checkArray();
        return offset;
    }

    private void checkArray() {
        if (ofText) {
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

    public CharBuffer slice() {
        return part(position, remaining());
    }

    public CharBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit);
        return part(index, length);
    }

    private CharBuffer part(int index, int length) {
        return new CharBuffer(array, offset + index, -1, 0, length, length, ofText, readOnly);
    }

    public CharBuffer duplicate() {
        return new CharBuffer(array, offset, mark, position, limit, capacity, ofText, readOnly);
    }

    public CharBuffer asReadOnlyBuffer() {
        return new CharBuffer(array, offset, mark, position, limit, capacity, ofText, true);
    }

    public CharBuffer compact() {
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

    public char get() {
        return array[offset + next(1)];
    }

    public char get(int index) {
        return array[offset + checked(index, 1)];
    }

    public CharBuffer put(char value) {
        checkWritable();
        array[offset + nextWritten(1)] = value;
        return this;
    }

    public CharBuffer put(int index, char value) {
        checkWritable();
        array[offset + checked(index, 1)] = value;
        return this;
    }

    public CharBuffer get(char[] target) {
        return get(target, 0, target.length);
    }

    public CharBuffer get(char[] target, int start, int count) {
        java.util.Objects.checkFromIndexSize(start, count, target.length);
        copy(array, offset + next(count), target, start, count);
        return this;
    }

    public CharBuffer get(int index, char[] target) {
        return get(index, target, 0, target.length);
    }

    public CharBuffer get(int index, char[] target, int start, int count) {
        java.util.Objects.checkFromIndexSize(index, count, limit);
        java.util.Objects.checkFromIndexSize(start, count, target.length);
        copy(array, offset + index, target, start, count);
        return this;
    }

    public final CharBuffer put(char[] values) {
        return put(values, 0, values.length);
    }

    public CharBuffer put(char[] values, int start, int count) {
        checkWritable();
        java.util.Objects.checkFromIndexSize(start, count, values.length);
        copy(values, start, array, offset + nextWritten(count), count);
        return this;
    }

    public CharBuffer put(int index, char[] values) {
        return put(index, values, 0, values.length);
    }

    public CharBuffer put(int index, char[] values, int start, int count) {
        java.util.Objects.checkFromIndexSize(index, count, limit);
        java.util.Objects.checkFromIndexSize(start, count, values.length);
        checkWritable();
        copy(values, start, array, offset + index, count);
        return this;
    }

    public CharBuffer put(CharBuffer source) {
        if (oxpecker.Oox.identical(source, this)) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        int count = source.remaining();
        int place = nextWritten(count);
        copy(source.array, source.offset + source.next(count), array, offset + place, count);
        return this;
    }

    public CharBuffer put(int index, CharBuffer source, int start, int count) {
        java.util.Objects.checkFromIndexSize(index, count, limit);
        java.util.Objects.checkFromIndexSize(start, count, source.limit);
        checkWritable();
        copy(source.array, source.offset + start, array, offset + index, count);
        return this;
    }

    /** Copies elements, which may be in one array. */
    private static void copy(char[] from, int start, char[] to, int target, int count) {
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
        if (!(object instanceof CharBuffer)) {
            return false;
        }
        CharBuffer other = (CharBuffer) object;
        return remaining() == other.remaining() && mismatch(other) < 0;
    }

    public int compareTo(CharBuffer other) {
        int place = mismatch(other);
        if (place >= 0 && place < remaining() && place < other.remaining()) {
            return Character.compare(get(position + place), other.get(other.position + place));
        }
        return remaining() - other.remaining();
    }

    /** The first place at which the remaining elements differ, or -1. */
    public int mismatch(CharBuffer other) {
        int common = Math.min(remaining(), other.remaining());
        for (int i = 0; i < common; i++) {
            if (array[offset + position + i] != other.array[other.offset + other.position + i]) {
                return i;
            }
        }
        return remaining() == other.remaining() ? -1 : common;
    }

    // --- as a text -----------------------------------------------------------------------------------------

    public final int length() {
        return remaining();
    }

    public final boolean isEmpty() {
        return remaining() == 0;
    }

    public final char charAt(int index) {
        if (index < 0 || index >= remaining()) {
            throw new IndexOutOfBoundsException();
        }
        return array[offset + position + index];
    }

    public CharBuffer subSequence(int start, int end) {
        if (start < 0 || end > remaining() || start > end) {
            throw new IndexOutOfBoundsException();
        }
        return new CharBuffer(array, offset, -1, position + start, position + end, capacity, ofText, readOnly);
    }

    public String toString() {
        return new String(array, offset + position, remaining());
    }

    public final CharBuffer put(String text) {
        return put(text, 0, text.length());
    }

    public CharBuffer put(String text, int start, int end) {
        java.util.Objects.checkFromIndexSize(start, end - start, text.length());
        checkWritable();
        int place = nextWritten(end - start);
        for (int i = start; i < end; i++) {
            array[offset + place + i - start] = text.charAt(i);
        }
        return this;
    }

    public CharBuffer append(CharSequence text) {
        return put(String.valueOf(text));
    }

    public CharBuffer append(CharSequence text, int start, int end) {
        return put(String.valueOf(text).subSequence(start, end).toString());
    }

    public CharBuffer append(char character) {
        return put(character);
    }

    public int read(CharBuffer target) throws java.io.IOException {
        int count = Math.min(remaining(), target.remaining());
        if (target.remaining() == 0) {
            return 0;
        }
        if (remaining() == 0) {
            return -1;
        }
        for (int i = 0; i < count; i++) {
            target.put(get());
        }
        return count;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return array != null && (!ofText || readOnly) && 0 <= offset && 0 <= capacity && offset <= array.length - capacity
            && hasPlaces();
    }
}
