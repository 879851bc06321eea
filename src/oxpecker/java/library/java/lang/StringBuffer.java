package java.lang;

import oxpecker.Oox;
import oxpecker.Query;
import oxpecker.Text;

public final class StringBuffer implements java.io.Serializable, Comparable<StringBuffer>, CharSequence, Appendable {
    private Text value = "";
    /** The capacity when it was last known, and how often the text may have outgrown it since. */
    private int $capacity = 16;
    private int $grown;
    /** Whether that is enough to tell the capacity; of an input it is not. */
    private boolean $known = true;

    public StringBuffer() {
    }

    public StringBuffer(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(String.valueOf(capacity));
        }
        this.$capacity = capacity;
    }

    public StringBuffer(String text) {
        this.value = String.textOf((String) java.util.Objects.requireNonNull(text));
        this.$capacity = value.length() + 16;
    }

    public StringBuffer(CharSequence text) {
        this.value = text.$characters(0, text.length());
        this.$capacity = value.length() + 16;
    }

    @Query
    public synchronized int length() {
        return value.length();
    }

    public synchronized int capacity() {
        if (!$known || $grown > 1 && value.length() > $capacity) {
            return Oox.unsupported("the capacity of a text that was changed several times");
        }
        raise(value.length());
        $grown = 0;
        return $capacity;
    }

    /** Doubles the capacity if there is not enough room, or takes what is needed if that is more. */
    private void raise(int needed) {
        if (needed > $capacity) {
            $capacity = Math.max(needed, 2 * $capacity + 2);
        }
    }

    public synchronized void ensureCapacity(int capacity) {
        if ($grown == 0 && $known) {
            raise(capacity);
        } else {
            $known = false;
        }
    }

    public synchronized void trimToSize() {
        this.$capacity = value.length();
        this.$grown = 0;
        this.$known = true;
    }

    @Query
    public synchronized char charAt(int index) {
        check(index);
        return value.charAt(index);
    }

    private void check(int index) {
        if (index < 0 || index >= value.length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + value.length());
        }
    }

    public synchronized StringBuffer append(Object object) {
        $grown++;
        value = value + String.textOf(object);
        return this;
    }

    public synchronized StringBuffer append(String text) {
        $grown++;
        value = value + String.textOf(text);
        return this;
    }

    public synchronized StringBuffer append(CharSequence text) {
        $grown++;
        value = value + String.charactersOf(text);
        return this;
    }

    public synchronized StringBuffer append(CharSequence text, int begin, int end) {
        CharSequence whole = text == null ? "null" : text;
        if (begin < 0 || begin > end || end > whole.length()) {
            throw new IndexOutOfBoundsException("start " + begin + ", end " + end + ", length " + whole.length());
        }
        $grown++;
        value = value + whole.$characters(begin, end);
        return this;
    }

    public synchronized StringBuffer append(char[] characters) {
        $grown++;
        value = value + String.textOf(new String(characters));
        return this;
    }

    public synchronized StringBuffer append(char[] characters, int offset, int count) {
        $grown++;
        value = value + String.textOf(new String(characters, offset, count));
        return this;
    }

    public synchronized StringBuffer append(boolean truth) {
        $grown++;
        value = value + Oox.text(truth);
        return this;
    }

    public synchronized StringBuffer append(char character) {
        $grown++;
        value = value + Oox.text(character);
        return this;
    }

    public synchronized StringBuffer append(int number) {
        $grown++;
        value = value + Oox.text(number);
        return this;
    }

    public synchronized StringBuffer append(long number) {
        $grown++;
        value = value + Oox.text(number);
        return this;
    }

    public synchronized StringBuffer append(float number) {
        $grown++;
        value = value + Oox.text(number);
        return this;
    }

    public synchronized StringBuffer append(double number) {
        $grown++;
        value = value + Oox.text(number);
        return this;
    }

    public synchronized StringBuffer repeat(int point, int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        return count == 0 ? this : append(Character.toString(point).repeat(count));
    }

    public synchronized StringBuffer repeat(CharSequence text, int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        return count == 0 ? this : append(String.valueOf((Object) text).repeat(count));
    }

    public synchronized StringBuffer appendCodePoint(int point) {
        return append(Character.toString(point));
    }

    private StringBuffer put(int offset, Text text) {
        if (offset < 0 || offset > value.length()) {
            throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + value.length());
        }
        $grown++;
        value = String.slice(value, 0, offset) + text + String.slice(value, offset, value.length());
        return this;
    }

    public synchronized StringBuffer insert(int offset, Object object) {
        return put(offset, String.textOf(object));
    }

    public synchronized StringBuffer insert(int offset, String text) {
        return put(offset, String.textOf(text));
    }

    public synchronized StringBuffer insert(int offset, CharSequence text) {
        return put(offset, String.charactersOf(text));
    }

    public synchronized StringBuffer insert(int offset, char[] characters) {
        return put(offset, String.textOf(new String(characters)));
    }

    public synchronized StringBuffer insert(int offset, char[] characters, int start, int count) {
        return put(offset, String.textOf(new String(characters, start, count)));
    }

    public synchronized StringBuffer insert(int offset, CharSequence text, int begin, int end) {
        CharSequence whole = text == null ? "null" : text;
        if (begin < 0 || begin > end || end > whole.length()) {
            throw new IndexOutOfBoundsException("start " + begin + ", end " + end + ", length " + whole.length());
        }
        return put(offset, whole.$characters(begin, end));
    }

    public synchronized StringBuffer insert(int offset, boolean truth) {
        return put(offset, Oox.text(truth));
    }

    public synchronized StringBuffer insert(int offset, char character) {
        return put(offset, Oox.text(character));
    }

    public synchronized StringBuffer insert(int offset, int number) {
        return put(offset, Oox.text(number));
    }

    public synchronized StringBuffer insert(int offset, long number) {
        return put(offset, Oox.text(number));
    }

    public synchronized StringBuffer insert(int offset, float number) {
        return put(offset, Oox.text(number));
    }

    public synchronized StringBuffer insert(int offset, double number) {
        return put(offset, Oox.text(number));
    }

    public synchronized StringBuffer delete(int begin, int end) {
        return replace(begin, end, "");
    }

    public synchronized StringBuffer deleteCharAt(int index) {
        check(index);
        $known = false;
        value = String.slice(value, 0, index) + String.slice(value, index + 1, value.length());
        return this;
    }

    public synchronized StringBuffer replace(int begin, int end, String text) {
        int stop = Math.min(end, value.length());
        if (begin < 0 || begin > stop) {
            throw new StringIndexOutOfBoundsException("start " + begin + ", end " + stop + ", length " + value.length());
        }
        $known = false;
        value = String.slice(value, 0, begin) + String.textOf(text) + String.slice(value, stop, value.length());
        return this;
    }

    public synchronized void setCharAt(int index, char character) {
        check(index);
        value = String.slice(value, 0, index) + character + String.slice(value, index + 1, value.length());
    }

    public synchronized void setLength(int length) {
        if (length < 0) {
            throw new StringIndexOutOfBoundsException(length);
        }
        $grown++;
        if (length <= value.length()) {
            $known = false;
            value = String.slice(value, 0, length);
        }
        while (value.length() < length) {
            value = value + '\0';
        }
    }

    public synchronized StringBuffer reverse() {
        Text text = "";
        boolean surrogates = false;
        for (int i = value.length() - 1; i >= 0; i--) {
            char c = value.charAt(i);
            surrogates = surrogates | (c >= '\ud800' & c <= '\udfff');
            text = text + c;
        }
        value = surrogates ? pairsMended(text) : text;
        return this;
    }

    /** A character beyond the basic plane is a pair; in reversed text, the halves change their places again. */
    private static Text pairsMended(Text reversed) {
        Text text = "";
        int i = 0;
        while (i < reversed.length()) {
            char c = reversed.charAt(i);
            char next = i + 1 < reversed.length() ? reversed.charAt(i + 1) : 'x';
            boolean pair = c >= '\udc00' & c <= '\udfff' & next >= '\ud800' & next <= '\udbff';
            text = pair ? text + next + c : text + c;
            i += pair ? 2 : 1;
        }
        return text;
    }

    @Query
    public synchronized int indexOf(String text) {
        return toString().indexOf(text);
    }

    @Query
    public synchronized int indexOf(String text, int from) {
        return toString().indexOf(text, from);
    }

    @Query
    public synchronized int lastIndexOf(String text) {
        return toString().lastIndexOf(text);
    }

    @Query
    public synchronized int lastIndexOf(String text, int from) {
        return toString().lastIndexOf(text, from);
    }

    @Query
    public synchronized String substring(int begin) {
        return substring(begin, value.length());
    }

    @Query
    public synchronized String substring(int begin, int end) {
        if (begin < 0 || begin > end || end > value.length()) {
            throw new StringIndexOutOfBoundsException("start " + begin + ", end " + end + ", length " + value.length());
        }
        return String.built(String.slice(value, begin, end));
    }

    @Query
    public synchronized Text $characters(int begin, int end) {
        return String.slice(value, begin, end);
    }

    @Query
    public synchronized CharSequence subSequence(int begin, int end) {
        return substring(begin, end);
    }

    public synchronized void getChars(int begin, int end, char[] target, int offset) {
        toString().getChars(begin, end, target, offset);
    }

    public synchronized int codePointAt(int index) {
        check(index);
        return toString().codePointAt(index);
    }

    public synchronized int codePointBefore(int index) {
        return toString().codePointBefore(index);
    }

    public synchronized int codePointCount(int begin, int end) {
        return toString().codePointCount(begin, end);
    }

    public synchronized int offsetByCodePoints(int index, int points) {
        return toString().offsetByCodePoints(index, points);
    }

    @Query
    public synchronized int compareTo(StringBuffer other) {
        return toString().compareTo(other.toString());
    }

    @Query
    public synchronized String toString() {
        return String.built(value);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return !$known && $grown == 0;
    }
}
