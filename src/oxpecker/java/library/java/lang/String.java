package java.lang;

import oxpecker.Oox;
import oxpecker.Text;

/** A string: an object around a text. Interned ones, such as literals, are one object for each content. */
public final class String implements Comparable<String>, CharSequence {
    private final Text value;
    private final boolean interned;

    public String() {
        this(Oox.text(""), false);
    }

    public String(String original) {
        this(original.value, false);
    }

    String(Text value, boolean interned) {
        this.value = value;
        this.interned = interned;
    }

    public String(char[] characters) {
        this(characters, 0, characters.length);
    }

    public String(char[] characters, int offset, int count) {
        if (offset < 0 || count < 0 || offset > characters.length - count) {
            throw new StringIndexOutOfBoundsException(
                "offset " + offset + ", count " + count + ", length " + characters.length);
        }
        Text text = "";
        for (int i = 0; i < count; i++) {
            text = text + characters[offset + i];
        }
        this.value = text;
        this.interned = false;
    }

    /** Identity: an interned string is the same object as any other interned one of the same content. */
    public static /*@ pure @*/ boolean same(String a, String b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        return oxpecker.Identity.references(a, b) || a.interned && b.interned && a.value == b.value;
    }

    /** The text of a string in a concatenation. */
    public static /*@ pure @*/ Text textOf(String text) {
        if (text == null) {
            return "null";
        }
        return text.value;
    }

    /** The text of an object in a concatenation. */
    public static Text textOf(Object object) {
        if (object == null) {
            return "null";
        }
        return textOf(object.toString());
    }

    public String intern() {
        return interned ? this : new String(value, true);
    }

    public /*@ pure @*/ int length() {
        return value.length();
    }

    public /*@ pure @*/ boolean isEmpty() {
        return value.length() == 0;
    }

    public /*@ pure @*/ char charAt(int index) {
        if (index < 0 || index >= value.length()) {
            throw new StringIndexOutOfBoundsException("String index out of range: " + index);
        }
        return value.charAt(index);
    }

    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof String && ((String) other).value == value;
    }

    public int hashCode() {
        int hash = 0;
        for (int i = 0; i < value.length(); i++) {
            hash = 31 * hash + value.charAt(i);
        }
        return hash;
    }

    public int compareTo(String other) {
        int shorter = Math.min(length(), other.length());
        for (int i = 0; i < shorter; i++) {
            if (value.charAt(i) != other.value.charAt(i)) {
                return value.charAt(i) - other.value.charAt(i);
            }
        }
        return length() - other.length();
    }

    public String toString() {
        return this;
    }

    public String concat(String other) {
        return new String(value + other.value, false);
    }

    public CharSequence subSequence(int begin, int end) {
        return substring(begin, end);
    }

    public String substring(int begin) {
        return substring(begin, length());
    }

    public String substring(int begin, int end) {
        if (begin < 0 || end > length() || begin > end) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length());
        }
        Text text = "";
        for (int i = begin; i < end; i++) {
            text = text + value.charAt(i);
        }
        return new String(text, false);
    }

    public static String valueOf(Object object) {
        return new String(textOf(object), false);
    }

    public static String valueOf(int number) {
        return new String(Oox.text(number), false);
    }

    public static String valueOf(long number) {
        return new String(Oox.text(number), false);
    }

    public static String valueOf(char character) {
        return new String(Oox.text(character), false);
    }

    public static String valueOf(boolean truth) {
        return new String(Oox.text(truth), false);
    }

    public static String valueOf(float number) {
        return new String(Oox.text(number), false);
    }

    public static String valueOf(double number) {
        return new String(Oox.text(number), false);
    }
}
