package java.nio;

import oxpecker.NeverNull;

/** The places that buffers have in common: mark <= position <= limit <= capacity. */
public abstract class Buffer {
    int mark = -1;
    int position;
    int limit;
    final int capacity;

    Buffer(int mark, int position, int limit, int capacity) {
        this.capacity = capacity;
        this.limit = limit;
        this.position = position;
        this.mark = mark;
    }

    public final int capacity() {
        return capacity;
    }

    public final int position() {
        return position;
    }

    public Buffer position(int place) {
        if (place > limit) {
            throw new IllegalArgumentException("newPosition > limit: (" + place + " > " + limit + ")");
        }
        if (place < 0) {
            throw new IllegalArgumentException("newPosition < 0: (" + place + " < 0)");
        }
        if (mark > place) {
            mark = -1;
        }
        position = place;
        return this;
    }

    public final int limit() {
        return limit;
    }

    public Buffer limit(int place) {
        if (place > capacity) {
            throw new IllegalArgumentException("newLimit > capacity: (" + place + " > " + capacity + ")");
        }
        if (place < 0) {
            throw new IllegalArgumentException("newLimit < 0: (" + place + " < 0)");
        }
        limit = place;
        if (position > place) {
            position = place;
        }
        if (mark > place) {
            mark = -1;
        }
        return this;
    }

    public Buffer mark() {
        mark = position;
        return this;
    }

    public Buffer reset() {
        if (mark < 0) {
            throw new InvalidMarkException();
        }
        position = mark;
        return this;
    }

    public Buffer clear() {
        position = 0;
        limit = capacity;
        mark = -1;
        return this;
    }

    public Buffer flip() {
        limit = position;
        position = 0;
        mark = -1;
        return this;
    }

    public Buffer rewind() {
        position = 0;
        mark = -1;
        return this;
    }

    public final int remaining() {
        return limit - position;
    }

    public final boolean hasRemaining() {
        return position < limit;
    }

    public abstract boolean isReadOnly();

    public abstract boolean hasArray();

    public abstract Object array();

    public abstract int arrayOffset();

    public abstract boolean isDirect();

    @NeverNull
    public abstract Buffer slice();

    @NeverNull
    public abstract Buffer slice(int index, int length);

    @NeverNull
    public abstract Buffer duplicate();

    /** The place of the next elements to read, and the position after them. */
    final int next(int count) {
        if (limit - position < count) {
            throw new BufferUnderflowException();
        }
        position += count;
        return position - count;
    }

    /** The place of the next elements to write, and the position after them. */
    final int nextWritten(int count) {
        if (limit - position < count) {
            throw new BufferOverflowException();
        }
        position += count;
        return position - count;
    }

    final int checked(int index, int count) {
        if (index < 0 || count > limit - index) {
            throw new IndexOutOfBoundsException();
        }
        return index;
    }

    final boolean hasPlaces() {
        return -1 <= mark && mark <= position && 0 <= position && position <= limit && limit <= capacity;
    }

    static int size(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return capacity;
    }

    final String shown(String name) {
        return "java.nio." + name + "[pos=" + position + " lim=" + limit + " cap=" + capacity + "]";
    }

    /** The buffers that are tried for an input of this type. */
    static void $open(ByteBuffer bytes, CharBuffer characters) {
    }
}
