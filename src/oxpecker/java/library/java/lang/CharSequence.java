package java.lang;

import java.util.stream.IntStream;
import oxpecker.NeverNull;
import oxpecker.Text;

public interface CharSequence {
    int length();

    char charAt(int index);

    @NeverNull
    CharSequence subSequence(int begin, int end);

    @NeverNull
    String toString();

    /** The characters from one index to another, as those read them who append them. */
    default Text $characters(int begin, int end) {
        Text found = "";
        for (int i = begin; i < end; i++) {
            found = found + charAt(i);
        }
        return found;
    }

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
        return String.around(a.$characters(0, a.length())).compareTo(String.around(b.$characters(0, b.length())));
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(String a, StringBuilder b) {
    }
}
