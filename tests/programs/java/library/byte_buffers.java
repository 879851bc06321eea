// Buffers of bytes: places, views of the same array, numbers in both orders, and what is refused.
// prints: java.nio.HeapByteBuffer[pos=5 lim=10 cap=10] 5 true [1, 2, 3, 4, 5, 0, 0, 8, 0, 0]0
// prints: 1 3 1 5 10
// prints: [0, 2, 3, 4] 4
// prints: java.nio.HeapByteBuffer[pos=0 lim=4 cap=4] 1 77 77 truefalsefalse
// prints: java.nio.HeapByteBuffer[pos=3 lim=10 cap=10] [3, 4, 5, 4, 5, 0, 0, 8, 0, 0]
// prints: true true 33794 -1 0
// prints: [21, 22, 5, 4, 5, 32, 33, 8, 52, 53][32, 33, 32, 52]
// prints: BIG_ENDIAN -8 -123456789 72623859790382856 -2 € 1.5 -2.25
// prints: 7 -9 3 x 2.5 8.0
// prints: java.nio.DirectByteBuffer[pos=0 lim=64 cap=64] java.nio.DirectByteBufferR[pos=0 lim=64 cap=64] BIG_ENDIAN
// prints: LITTLE_ENDIAN -21 -123456789 72623859790382856 -2 € 1.5 -2.25
// prints: 7 -9 3 x 0.0 8.0
// prints: java.nio.DirectByteBuffer[pos=0 lim=64 cap=64] java.nio.DirectByteBufferR[pos=0 lim=64 cap=64] BIG_ENDIAN
// prints: true
// prints: java.lang.IndexOutOfBoundsException
// prints: java.lang.IndexOutOfBoundsException
// prints: java.lang.IllegalArgumentException: newPosition > limit: (4 > 3)
// prints: java.lang.IllegalArgumentException: newPosition < 0: (-1 < 0)
// prints: java.lang.IllegalArgumentException: newLimit > capacity: (4 > 3)
// prints: java.lang.IllegalArgumentException: newLimit < 0: (-1 < 0)
// prints: java.lang.IllegalArgumentException: capacity < 0: (-1 < 0)
// prints: java.lang.IllegalArgumentException: The source buffer is this buffer
// prints: java.lang.IndexOutOfBoundsException: Range [1, 1 + 5) out of bounds for length 3
// prints: java.lang.IndexOutOfBoundsException
// prints: java.nio.ReadOnlyBufferException
// prints: java.lang.UnsupportedOperationException
// prints: java.lang.IndexOutOfBoundsException
// prints: fine
// prints: too few null
// prints: too many null
// prints: read only null
// prints: no mark null
import java.nio.Buffer;
import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.InvalidMarkException;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;

class Main {
    interface Action {
        void run();
    }

    static void attempt(Action action) {
        try {
            action.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.allocate(10);
        buffer.put((byte) 1).put(new byte[] {2, 3}).put(new byte[] {9, 4, 5, 9}, 1, 2).put(7, (byte) 8);
        System.out.println(buffer + " " + buffer.remaining() + " " + buffer.hasRemaining() + " " + Arrays.toString(buffer.array()) + buffer.arrayOffset());
        buffer.flip();
        System.out.println(buffer.get() + " " + buffer.get(2) + " " + buffer.position() + " " + buffer.limit() + " " + buffer.capacity());
        buffer.mark();
        byte[] some = new byte[4];
        buffer.get(some, 1, 3);
        System.out.println(Arrays.toString(some) + " " + buffer.position());
        buffer.reset();
        ByteBuffer rest = buffer.slice();
        rest.put(0, (byte) 77);
        System.out.println(rest + " " + rest.arrayOffset() + " " + buffer.get() + " " + buffer.slice(1, 2).get() + " " + rest.hasArray() + rest.isDirect() + rest.isReadOnly());
        buffer.compact();
        System.out.println(buffer + " " + Arrays.toString(buffer.array()));
        buffer.rewind().limit(4).position(1);
        ByteBuffer copy = buffer.duplicate();
        System.out.println(copy.equals(buffer) + " " + (copy.hashCode() == buffer.hashCode()) + " " + copy.hashCode() + " " + copy.compareTo(ByteBuffer.wrap(new byte[] {4, 6})) + " " + copy.mismatch(ByteBuffer.wrap(some, 1, 2)));
        copy.clear();
        copy.put(ByteBuffer.wrap(new byte[] {21, 22})).put(5, ByteBuffer.wrap(new byte[] {31, 32, 33}), 1, 2).put(8, new byte[] {41}).put(8, new byte[] {51, 52, 53}, 1, 2);
        copy.get(5, some).get(5, some, 2, 1);
        System.out.println(Arrays.toString(buffer.array()) + Arrays.toString(some));
        numbers();
        refused();
    }

    static void numbers() {
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(64).order(order);
            buffer.putInt(-123456789).putLong(0x0102030405060708L).putShort((short) -2).putChar('\u20ac').putFloat(1.5f).putDouble(-2.25);
            buffer.putInt(40, 7).putLong(44, -9L).putShort(52, (short) 3).putChar(54, 'x').putFloat(56, 0.5f).putDouble(56, 8.0);
            buffer.flip();
            System.out.println(buffer.order() + " " + buffer.get(0) + " " + buffer.getInt() + " " + buffer.getLong() + " " + buffer.getShort() + " " + buffer.getChar() + " " + buffer.getFloat() + " " + buffer.getDouble());
            buffer.clear();
            System.out.println(buffer.getInt(40) + " " + buffer.getLong(44) + " " + buffer.getShort(52) + " " + buffer.getChar(54) + " " + buffer.getFloat(56) + " " + buffer.getDouble(56));
            System.out.println(buffer + " " + buffer.asReadOnlyBuffer() + " " + buffer.duplicate().order());
        }
        System.out.println(ByteOrder.nativeOrder() == ByteOrder.nativeOrder());
    }

    static void refused() {
        ByteBuffer buffer = ByteBuffer.allocate(3);
        ByteBuffer fixed = buffer.asReadOnlyBuffer();
        attempt(() -> buffer.get(3));
        attempt(() -> buffer.put(-1, (byte) 0));
        attempt(() -> buffer.position(4));
        attempt(() -> buffer.position(-1));
        attempt(() -> buffer.limit(4));
        attempt(() -> buffer.limit(-1));
        attempt(() -> ByteBuffer.allocate(-1));
        attempt(() -> buffer.put(buffer));
        attempt(() -> buffer.slice(1, 5));
        attempt(() -> buffer.getShort(2));
        attempt(() -> fixed.array());
        attempt(() -> ByteBuffer.allocateDirect(1).array());
        attempt(() -> ByteBuffer.wrap(new byte[2], 1, 2));
        Buffer any = buffer;
        attempt(() -> any.clear().flip().rewind());
        try {
            buffer.getInt();
        } catch (BufferUnderflowException e) {
            System.out.println("too few " + e.getMessage());
        }
        try {
            buffer.clear();
            buffer.putInt(1);
        } catch (BufferOverflowException e) {
            System.out.println("too many " + e.getMessage());
        }
        try {
            fixed.put((byte) 1);
        } catch (ReadOnlyBufferException e) {
            System.out.println("read only " + e.getMessage());
        }
        try {
            buffer.reset();
        } catch (InvalidMarkException e) {
            System.out.println("no mark " + e.getMessage());
        }
    }

    static int first(ByteBuffer buffer) {
        return buffer == null ? 0 : buffer.get();      // check Main.first: invalid, exception here
    }

    static int firstIfAny(ByteBuffer buffer) {      // check Main.firstIfAny with array 2: valid within bounds
        return buffer != null && buffer.hasRemaining() ? buffer.get() : 0;
    }

    static byte[] contents(ByteBuffer buffer) {
        return buffer == null ? null : buffer.array();      // check Main.contents with array 1: invalid, exception here
    }

    static void places(ByteBuffer buffer) {      // check Main.places with array 2: valid
        if (buffer != null) {
            int end = buffer.limit();
            buffer.flip();
            assert buffer.position() == 0 && buffer.limit() <= end && end <= buffer.capacity();
        }
    }

    static void written(int value, boolean little) {      // check Main.written: valid
        ByteBuffer buffer = ByteBuffer.allocate(4).order(little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        buffer.putInt(value);
        assert buffer.get(little ? 0 : 3) == (byte) value;
    }
}
