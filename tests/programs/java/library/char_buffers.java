// Buffers of characters, which are texts as well.
// prints: cde 3falsedde truefalsefalse6
// prints: 8 [x, y, z, 1, 2, !, ?, 1]0
// prints: xyz12!?1 xy yz12!?1z1yz12!?1yz12!?1
// prints: 12 yz12 2!?1|yz122!?1|yz122!?1
// prints: T2Rzvabc -1397157553 false-380true
// prints: 2 ab 1-1 8
// prints: java.nio.ReadOnlyBufferException
// prints: java.lang.IndexOutOfBoundsException
// prints: java.lang.IndexOutOfBoundsException
// prints: java.lang.UnsupportedOperationException
// prints: java.nio.BufferOverflowException
// prints: java.lang.IndexOutOfBoundsException
import java.io.IOException;
import java.nio.CharBuffer;
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

    public static void main(String[] args) throws IOException {
        CharBuffer text = CharBuffer.wrap("abcdef", 2, 5);
        System.out.println(text + " " + text.length() + text.isEmpty() + text.charAt(1) + text.subSequence(1, 3) + " " + text.isReadOnly() + text.hasArray() + text.isDirect() + text.capacity());
        CharBuffer buffer = CharBuffer.allocate(8);
        buffer.put('x').put("yz").put("-12-", 1, 3).append('!').append("?").append("0123", 1, 2);
        System.out.println(buffer.position() + " " + Arrays.toString(buffer.array()) + buffer.arrayOffset());
        buffer.flip();
        System.out.println(buffer + " " + buffer.get() + buffer.get(1) + " " + buffer.slice() + buffer.slice(2, 2) + buffer.duplicate() + buffer.asReadOnlyBuffer());
        buffer.mark().position(3).limit(5);
        System.out.println(buffer + " " + buffer.reset() + " " + buffer.compact() + "|" + buffer.rewind() + "|" + buffer.clear());
        char[] some = new char[4];
        buffer.get(some).get(0, some, 3, 1).get(6, new char[1]);
        buffer.get(some, 0, 1).put(new char[] {'a', 'b', 'c'}).clear();
        buffer.put(1, 'Q').put(2, new char[] {'R'}).put(3, some, 1, 1).put(new char[] {'S', 'T'}, 1, 1).put(CharBuffer.wrap(some, 0, 1)).put(4, CharBuffer.wrap("uv"), 1, 1);
        System.out.println(buffer.rewind() + " " + buffer.hashCode() + " " + buffer.equals(CharBuffer.wrap(some)) + buffer.compareTo(CharBuffer.wrap("zz")) + buffer.mismatch(CharBuffer.wrap("")) + (buffer.order() == buffer.order()));
        CharBuffer target = CharBuffer.allocate(2);
        Readable source = CharBuffer.wrap("abc");
        System.out.println(source.read(target) + " " + target.flip() + " " + source.read(CharBuffer.allocate(5)) + source.read(target.rewind()) + " " + buffer.chars().count());
        attempt(() -> text.put('x'));
        attempt(() -> text.charAt(3));
        attempt(() -> text.subSequence(1, 9));
        attempt(() -> text.array());
        attempt(() -> CharBuffer.allocate(1).put("xy"));
        attempt(() -> CharBuffer.wrap("abc", 2, 1));
    }

    static void kept(CharBuffer buffer) {      // check Main.kept with array 1: valid
        assert buffer == null || buffer.length() == buffer.remaining();
    }
}
