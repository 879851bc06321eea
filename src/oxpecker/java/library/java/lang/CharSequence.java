package java.lang;

import java.util.stream.IntStream;
import oxpecker.NeverNull;

public interface CharSequence {
    int length();

    char charAt(int index);

    @NeverNull
    CharSequence subSequence(int begin, int end);

    @NeverNull
    String toString();

    default boolean isEmpty() {
        return length() == 0;
    }

    default IntStream chars() {
        return IntStream.from(this);
    }

    default IntStream codePoints() {
        return IntStream.points(this);
    }

    static int compare(CharSequence a, CharSequence b) {
        return a.toString().compareTo(b.toString());
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(String a, StringBuilder b) {
    }
}
