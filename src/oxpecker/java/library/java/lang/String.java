package java.lang;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oxpecker.AddsNothing;
import oxpecker.CharacterTables;
import oxpecker.Coding;
import oxpecker.Deterministic;
import oxpecker.Formatting;
import oxpecker.ImpliedBy;
import oxpecker.Oox;
import oxpecker.Query;
import oxpecker.Text;
import oxpecker.Unspecified;

/** A string: an object around a text. Interned ones, such as literals, are one object for each content. */
public final class String implements java.io.Serializable, Comparable<String>, CharSequence, oxpecker.Kept {
    public static final Comparator<String> CASE_INSENSITIVE_ORDER = (a, b) -> a.compareToIgnoreCase(b);

    private final Text value;
    private final boolean $interned;
    /** Where Java does not specify whether this is a new object; else null. */
    private final Unspecified $by;

    public String() {
        this(Oox.text(""), false);
    }

    public String(String original) {
        this(original.value, false);
    }

    String(Text value, boolean interned) {
        this.value = value;
        this.$interned = interned;
        this.$by = null;
    }

    private String(Text value, Unspecified by) {
        this.value = value;
        this.$interned = false;
        this.$by = by;
    }

    public String(char[] characters) {
        this(characters, 0, characters.length);
    }

    public String(char[] characters, int offset, int count) {
        checkPart(offset, count, characters.length);
        Text text = "";
        for (int i = 0; i < count; i++) {
            text = text + characters[offset + i];
        }
        this.value = text;
        this.$interned = false;
        this.$by = null;
    }

    /** Only of characters of ASCII, which all encodings have in common. */
    public String(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    public String(byte[] bytes, int offset, int count) {
        this(characters(bytes, offset, count));
    }

    public String(byte[] bytes, String encoding) throws java.io.UnsupportedEncodingException {
        this(bytes, 0, bytes.length, encoding);
    }

    public String(byte[] bytes, int offset, int count, String encoding) throws java.io.UnsupportedEncodingException {
        this(decoded(bytes, offset, count, Charset.$coding(encoding)));
    }

    public String(byte[] bytes, Charset charset) {
        this(bytes, 0, bytes.length, charset);
    }

    public String(byte[] bytes, int offset, int count, Charset charset) {
        this(decoded(bytes, offset, count, Charset.$coding(charset)));
    }

    public String(byte[] bytes, int high, int offset, int count) {
        this(widened(bytes, high, offset, count));
    }

    public String(int[] points, int offset, int count) {
        this(ofPoints(points, offset, count));
    }

    public String(StringBuilder builder) {
        this(textOf(builder.toString()), false);
    }

    public String(StringBuffer buffer) {
        this(textOf(buffer.toString()), false);
    }

    /** Identity: an interned string is the same object as any other interned one of the same content. */
    @oxpecker.TellsApart public static /*@ pure @*/ boolean same(String a, String b) {
        if (a == null || b == null) {
            return a == null && b == null;
        }
        if (oxpecker.Identity.references(a, b)) {
            return true;
        }
        boolean interned = a.$interned && b.$interned;
        if (!interned && (a.isUnspecified() || b.isUnspecified()) && a.value == b.value) {
            Oox.unsupported("whether two equal strings are one object");
        }
        return interned && a.value == b.value;
    }

    private /*@ pure @*/ boolean isUnspecified() {
        return $by != null && $by.about(value);
    }

    public /*@ pure @*/ boolean isOne(Object other) {
        return other instanceof String && same(this, (String) other);
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

    /** The characters of a sequence in a longer one. */
    static Text charactersOf(CharSequence text) {
        if (text == null) {
            return "null";
        }
        return text.$characters(0, text.length());
    }

    public /*@ pure @*/ Text $characters(int begin, int end) {
        return slice(value, begin, end);
    }

    /** A string with this text; Java may return an object that exists. */
    public static /*@ pure @*/ String around(Text text) {
        return new String(text, new Unspecified.Always());
    }

    /** A new string with this text; Java may return an object that exists if it is empty. */
    public static /*@ pure @*/ String built(Text text) {
        return new String(text, new Unspecified.IfEmpty());
    }

    /** The characters from one place up to another, both within the text. */
    public static /*@ pure @*/ Text slice(Text text, int begin, int end) {
        if (begin == 0 && end == text.length()) {
            return text;
        }
        Text part = "";
        for (int i = begin; i < end; i++) {
            part = part + text.charAt(i);
        }
        return part;
    }

    @oxpecker.TellsApart public /*@ pure @*/ String intern() {
        return $interned ? this : new String(value, true);
    }

    @Deterministic
    public /*@ pure @*/ int length() {
        return value.length();
    }

    @Deterministic
    public /*@ pure @*/ boolean isEmpty() {
        return value.length() == 0;
    }

    @ImpliedBy("isEmpty")
    public /*@ pure @*/ boolean isBlank() {
        return firstNonWhite() == value.length();
    }

    public /*@ pure @*/ char charAt(int index) {
        if (index < 0 || index >= value.length()) {
            throw new StringIndexOutOfBoundsException("String index out of range: " + index);
        }
        return value.charAt(index);
    }

    public /*@ pure @*/ int codePointAt(int index) {
        char c = charAt(index);
        if (c >= '\ud800' && c <= '\udbff' && index + 1 < value.length()) {
            char low = value.charAt(index + 1);
            return low >= '\udc00' && low <= '\udfff' ? Character.toCodePoint(c, low) : c;
        }
        return c;
    }

    public /*@ pure @*/ int codePointBefore(int index) {
        if (index < 1 || index > value.length()) {
            throw new StringIndexOutOfBoundsException("String index out of range: " + index);
        }
        char c = value.charAt(index - 1);
        boolean pair = index > 1 && Character.isSurrogatePair(value.charAt(index - 2), c);
        return pair ? Character.toCodePoint(value.charAt(index - 2), c) : c;
    }

    public /*@ pure @*/ int codePointCount(int begin, int end) {
        if (begin < 0 || begin > end || end > value.length()) {
            throw new IndexOutOfBoundsException();
        }
        int count = end - begin;
        for (int i = begin; i + 1 < end; i++) {
            if (Character.isSurrogatePair(value.charAt(i), value.charAt(i + 1))) {
                count--;
            }
        }
        return count;
    }

    @Deterministic
    public /*@ pure @*/ boolean equals(Object other) {
        return other instanceof String && ((String) other).value == value;
    }

    @Query
    public boolean contentEquals(CharSequence other) {
        int length = other.length();
        return length == value.length() && value == other.$characters(0, length);
    }

    public /*@ pure @*/ boolean equalsIgnoreCase(String other) {
        return other != null && other.length() == length() && regionMatches(true, 0, other, 0, length());
    }

    public /*@ pure @*/ int hashCode() {
        int hash = 0;
        for (int i = 0; i < value.length(); i++) {
            hash = 31 * hash + value.charAt(i);
        }
        return hash;
    }

    public /*@ pure @*/ int compareTo(String other) {
        int shorter = Math.min(length(), other.length());
        for (int i = 0; i < shorter; i++) {
            if (value.charAt(i) != other.value.charAt(i)) {
                return value.charAt(i) - other.value.charAt(i);
            }
        }
        return length() - other.length();
    }

    public /*@ pure @*/ int compareToIgnoreCase(String other) {
        int shorter = Math.min(length(), other.length());
        for (int i = 0; i < shorter; i++) {
            char a = value.charAt(i);
            char b = other.value.charAt(i);
            if (a != b) {
                boolean surrogates = Character.isSurrogate(a) | Character.isSurrogate(b);
                int difference = surrogates && !isLatin() && !other.isLatin()
                    ? folded(pointAround(i)) - folded(other.pointAround(i)) : folded(a, '\0') - folded(b, '\0');
                if (difference != 0) {
                    return difference;
                }
            }
        }
        return length() - other.length();
    }

    /** Whether the text is in Latin-1: a JVM keeps such texts apart, and compares them unit by unit. */
    private /*@ pure @*/ boolean isLatin() {
        for (int i = 0; i < value.length(); i++) {
            if (value.charAt(i) > 255) {
                return false;
            }
        }
        return true;
    }

    /** The code point that a unit is part of. */
    private /*@ pure @*/ int pointAround(int index) {
        char c = value.charAt(index);
        if (index > 0 && Character.isSurrogatePair(value.charAt(index - 1), c)) {
            return Character.toCodePoint(value.charAt(index - 1), c);
        }
        if (index + 1 < value.length() && Character.isSurrogatePair(c, value.charAt(index + 1))) {
            return Character.toCodePoint(c, value.charAt(index + 1));
        }
        return c;
    }

    private static /*@ pure @*/ int folded(int point) {
        return point + (point <= 0xffff ? CharacterTables.fold(point) : CharacterTables.foldBeyond(point));
    }

    /** A unit without its case; of pairs of surrogates, only the second one has it. */
    private static /*@ pure @*/ char folded(char c, char before) {
        boolean pair = Character.isSurrogatePair(before, c);
        int beyond = CharacterTables.foldBeyond(Character.toCodePoint(before, c));
        return (char) (c + (pair ? beyond : CharacterTables.fold(c)));
    }

    /** A unit without its case, if it or the one it is compared with is ASCII: a few others fold to ASCII letters. */
    private static /*@ pure @*/ int foldedToAscii(char c) {
        return c >= 'A' & c <= 'Z' ? c + 32 : c == 0x130 | c == 0x131 ? 'i' : c == 0x17f ? 's' : c == 0x212a ? 'k' : c;
    }

    /** Whether two units differ at most in case; unlike the tables, a comparison with an ASCII letter is cheap. */
    private static /*@ pure @*/ boolean alike(char a, char beforeA, char b, char beforeB) {
        if (a < 128 | b < 128) {
            return foldedToAscii(a) == foldedToAscii(b);
        }
        return folded(a, beforeA) == folded(b, beforeB);
    }

    public /*@ pure @*/ boolean regionMatches(int offset, String other, int start, int count) {
        return regionMatches(false, offset, other, start, count);
    }

    public /*@ pure @*/ boolean regionMatches(boolean ignoreCase, int offset, String other, int start, int count) {
        if (offset < 0 || start < 0 || offset > (long) length() - count || start > (long) other.length() - count) {
            return false;
        }
        char beforeA = 0;
        char beforeB = 0;
        for (int i = 0; i < count; i++) {
            char a = value.charAt(offset + i);
            char b = other.value.charAt(start + i);
            if (ignoreCase ? !alike(a, beforeA, b, beforeB) : a != b) {
                return false;
            }
            beforeA = a;
            beforeB = b;
        }
        return true;
    }

    public /*@ pure @*/ boolean startsWith(String prefix) {
        return startsWith(prefix, 0);
    }

    public /*@ pure @*/ boolean startsWith(String prefix, int offset) {
        return regionMatches(false, offset, prefix, 0, prefix.length());
    }

    public /*@ pure @*/ boolean endsWith(String suffix) {
        return startsWith(suffix, length() - suffix.length());
    }

    public /*@ pure @*/ int indexOf(int character) {
        return indexOf(character, 0);
    }

    public /*@ pure @*/ int indexOf(int character, int from) {
        if (character > 0xffff & character <= 0x10ffff) {
            return indexOf(Character.toString(character), from);
        }
        for (int i = Math.max(from, 0); i < value.length(); i++) {
            if (value.charAt(i) == character) {
                return i;
            }
        }
        return -1;
    }

    public /*@ pure @*/ int indexOf(int character, int begin, int end) {
        checkRange(begin, end);
        int found = indexOf(character, begin);
        return found + Character.charCount(character & 0x1fffff) <= end ? found : -1;
    }

    private /*@ pure @*/ void checkRange(int begin, int end) {
        if (begin < 0 || begin > end || end > length()) {
            throw new StringIndexOutOfBoundsException(
                "Range [" + begin + ", " + end + ") out of bounds for length " + length());
        }
    }

    public /*@ pure @*/ int indexOf(String other, int begin, int end) {
        checkRange(begin, end);
        int found = indexOf(other, begin);
        return found + other.length() <= end ? found : -1;
    }

    public /*@ pure @*/ int indexOf(String other) {
        return indexOf(other, 0);
    }

    public /*@ pure @*/ int indexOf(String other, int from) {
        int last = length() - other.length();
        for (int i = Math.min(Math.max(from, 0), length()); i <= last; i++) {
            if (startsWith(other, i)) {
                return i;
            }
        }
        return -1;
    }

    public /*@ pure @*/ int lastIndexOf(int character) {
        return lastIndexOf(character, length() - 1);
    }

    public /*@ pure @*/ int lastIndexOf(int character, int from) {
        if (character > 0xffff & character <= 0x10ffff) {
            return lastIndexOf(Character.toString(character), from);
        }
        for (int i = Math.min(from, length() - 1); i >= 0; i--) {
            if (value.charAt(i) == character) {
                return i;
            }
        }
        return -1;
    }

    public /*@ pure @*/ int lastIndexOf(String other) {
        return lastIndexOf(other, length());
    }

    public /*@ pure @*/ int lastIndexOf(String other, int from) {
        for (int i = Math.min(from, length() - other.length()); i >= 0; i--) {
            if (startsWith(other, i)) {
                return i;
            }
        }
        return -1;
    }

    @Query
    public boolean contains(CharSequence other) {
        return indexOf(other.toString()) >= 0;
    }

    public /*@ pure @*/ String toString() {
        return this;
    }

    public /*@ pure @*/ String concat(String other) {
        return other.isEmpty() ? this : new String(value + other.value, false);
    }

    public /*@ pure @*/ CharSequence subSequence(int begin, int end) {
        return substring(begin, end);
    }

    public /*@ pure @*/ String substring(int begin) {
        return substring(begin, length());
    }

    public /*@ pure @*/ String substring(int begin, int end) {
        if (begin < 0 || end > length() || begin > end) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length());
        }
        return part(begin, end);
    }

    private /*@ pure @*/ String part(int begin, int end) {
        return begin == 0 && end == length() ? this : built(slice(value, begin, end));
    }

    /** A text that some characters of this string became; the JDK returns the same string if none is another. */
    private /*@ pure @*/ String changed(Text text) {
        return text == value ? this : built(text);
    }

    public /*@ pure @*/ String trim() {
        int begin = 0;
        int end = value.length();
        while (begin < end && value.charAt(begin) <= ' ') {
            begin++;
        }
        while (begin < end && value.charAt(end - 1) <= ' ') {
            end--;
        }
        return part(begin, end);
    }

    private /*@ pure @*/ int firstNonWhite() {
        int begin = 0;
        while (begin < value.length() && Character.isWhitespace(value.charAt(begin))) {
            begin++;
        }
        return begin;
    }

    private /*@ pure @*/ int lastNonWhite() {
        int end = value.length();
        while (end > 0 && Character.isWhitespace(value.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    public /*@ pure @*/ String strip() {
        int begin = firstNonWhite();
        return begin == length() ? "" : part(begin, lastNonWhite());
    }

    public /*@ pure @*/ String stripLeading() {
        return part(firstNonWhite(), length());
    }

    public /*@ pure @*/ String stripTrailing() {
        return part(0, lastNonWhite());
    }

    public /*@ pure @*/ String toUpperCase() {
        Text text = "";
        char before = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            int units = CharacterTables.capitals(c);
            if (units > 0) {
                text = text + (char) CharacterTables.capital1(c) + (char) CharacterTables.capital2(c);
                if (units > 2) {
                    text = text + (char) CharacterTables.capital3(c);
                }
            } else {
                boolean pair = Character.isSurrogatePair(before, c);
                int beyond = CharacterTables.toUpperBeyond(Character.toCodePoint(before, c));
                text = text + (char) (c + (pair ? beyond : CharacterTables.toUpper(c)));
            }
            before = c;
        }
        return changed(text);
    }

    public /*@ pure @*/ String toLowerCase() {
        Text text = "";
        char before = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\u0130') {
                text = text + Oox.text("i\u0307");
            } else if (c == '\u03a3') {
                text = text + (isFinal(i) ? '\u03c2' : '\u03c3');
            } else {
                boolean pair = Character.isSurrogatePair(before, c);
                int beyond = CharacterTables.toLowerBeyond(Character.toCodePoint(before, c));
                text = text + (char) (c + (pair ? beyond : CharacterTables.toLower(c)));
            }
            before = c;
        }
        return changed(text);
    }

    /** Whether a capital sigma ends its word; only words of Latin and Greek letters between spaces are known. */
    private /*@ pure @*/ boolean isFinal(int index) {
        if (index == 0 || value.charAt(index - 1) == ' ') {
            return false;
        }
        boolean ends = index + 1 == value.length() || value.charAt(index + 1) == ' ';
        if (!isPlainLetter(value.charAt(index - 1)) || !ends && !isPlainLetter(value.charAt(index + 1))) {
            Oox.unsupported("a capital sigma beside other characters than letters");
        }
        return ends;
    }

    private static /*@ pure @*/ boolean isPlainLetter(char c) {
        boolean greek = c >= 0x391 & c <= 0x3c9 & c != 0x3a2;
        return c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z' | greek;
    }

    public Stream<String> lines() {
        return Stream.from(separated());
    }

    private ArrayList<String> separated() {
        ArrayList<String> lines = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\n' | c == '\r') {
                lines.add(around(slice(value, begin, i)));
                if (c == '\r' && i + 1 < value.length() && value.charAt(i + 1) == '\n') {
                    i++;
                }
                begin = i + 1;
            }
        }
        if (begin < value.length()) {
            lines.add(around(slice(value, begin, value.length())));
        }
        return lines;
    }

    public String stripIndent() {
        if (value.length() == 0) {
            return "";
        }
        char last = value.charAt(value.length() - 1);
        boolean endsLine = last == '\n' | last == '\r';
        ArrayList<String> lines = separated();
        int indent = endsLine ? 0 : indentOf(lines);
        String text = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).stripTrailing();
            text += (i > 0 ? "\n" : "") + line.substring(Math.min(indent, line.length() - line.stripLeading().length()));
        }
        return endsLine ? text + "\n" : text;
    }

    /** The white space that all lines begin with; a blank line counts only if it is the last one. */
    private static int indentOf(ArrayList<String> lines) {
        int indent = Integer.MAX_VALUE;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isBlank()) {
                indent = Math.min(indent, line.length() - line.stripLeading().length());
            } else if (i == lines.size() - 1) {
                indent = Math.min(indent, line.length());
            }
        }
        return indent;
    }

    public /*@ pure @*/ String toUpperCase(Locale locale) {
        return locale.$hasUsualCases() ? toUpperCase() : (String) Oox.unsupported("letters of a language with its own cases");
    }

    public /*@ pure @*/ String toLowerCase(Locale locale) {
        return locale.$hasUsualCases() ? toLowerCase() : (String) Oox.unsupported("letters of a language with its own cases");
    }

    public /*@ pure @*/ String replace(char before, char after) {
        Text text = "";
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            text = text + (c == before ? after : c);
        }
        return changed(text);
    }

    @Query
    public String replace(CharSequence before, CharSequence after) {
        String from = before.toString();
        Text to = textOf(after.toString());
        Text text = "";
        int i = 0;
        boolean found = false;
        while (i <= length()) {
            if (startsWith(from, i)) {
                found = from.length() != 1 || to != textOf(from);
                text = text + to;
                if (from.isEmpty() && i < length()) {
                    text = text + value.charAt(i);
                }
                i += Math.max(from.length(), 1);
            } else {
                if (i < length()) {
                    text = text + value.charAt(i);
                }
                i++;
            }
        }
        return found ? built(text) : this;
    }

    @Query
    public boolean matches(String regex) {
        return Pattern.matches(regex, this);
    }

    @Query
    public String replaceAll(String regex, String replacement) {
        return around(textOf(Pattern.compile(regex).matcher(this).replaceAll(replacement)));
    }

    @Query
    public String replaceFirst(String regex, String replacement) {
        return around(textOf(Pattern.compile(regex).matcher(this).replaceFirst(replacement)));
    }

    @Query
    public String[] split(String regex) {
        return split(regex, 0);
    }

    @Query
    public String[] split(String regex, int limit) {
        return Pattern.compile(regex).split(this, limit);
    }

    @Query
    public String[] splitWithDelimiters(String regex, int limit) {
        return Pattern.compile(regex).splitWithDelimiters(this, limit);
    }

    public /*@ pure @*/ String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        if (count == 1) {
            return this;
        }
        Text text = "";
        for (int i = 0; i < count; i++) {
            text = text + value;
        }
        return around(text);
    }

    public /*@ pure @*/ char[] toCharArray() {
        char[] characters = new char[value.length()];
        for (int i = 0; i < characters.length; i++) {
            characters[i] = value.charAt(i);
        }
        return characters;
    }

    public void getChars(int begin, int end, char[] target, int offset) {
        if (begin < 0 || end > length() || begin > end) {
            throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length());
        }
        for (int i = begin; i < end; i++) {
            target[offset + i - begin] = value.charAt(i);
        }
    }

    private static char[] characters(byte[] bytes, int offset, int count) {
        checkPart(offset, count, bytes.length);
        char[] characters = new char[count];
        for (int i = 0; i < count; i++) {
            if (bytes[offset + i] < 0) {
                Oox.unsupported("bytes of characters beyond ASCII");
            }
            characters[i] = (char) bytes[offset + i];
        }
        return characters;
    }

    private static void checkPart(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new StringIndexOutOfBoundsException(
                "offset " + offset + ", count " + count + ", length " + length);
        }
    }

    private static char[] decoded(byte[] bytes, int offset, int count, int coding) {
        checkPart(offset, count, bytes.length);
        return Coding.decode(bytes, offset, count, coding);
    }

    private static char[] widened(byte[] bytes, int high, int offset, int count) {
        checkPart(offset, count, bytes.length);
        char[] characters = new char[count];
        for (int i = 0; i < count; i++) {
            characters[i] = (char) (high << 8 | bytes[offset + i] & 0xff);
        }
        return characters;
    }

    private static char[] ofPoints(int[] points, int offset, int count) {
        checkPart(offset, count, points.length);
        int size = 0;
        for (int i = 0; i < count; i++) {
            if (!Character.isValidCodePoint(points[offset + i])) {
                throw new IllegalArgumentException(Integer.toString(points[offset + i]));
            }
            size += Character.charCount(points[offset + i]);
        }
        char[] characters = new char[size];
        int place = 0;
        for (int i = 0; i < count; i++) {
            int point = points[offset + i];
            if (point < 0x10000) {
                characters[place] = (char) point;
            } else {
                characters[place] = Character.highSurrogate(point);
                characters[place + 1] = Character.lowSurrogate(point);
            }
            place += Character.charCount(point);
        }
        return characters;
    }

    /** Only of characters of ASCII, which all encodings have in common. */
    public byte[] getBytes() {
        byte[] bytes = new byte[value.length()];
        for (int i = 0; i < bytes.length; i++) {
            if (value.charAt(i) >= 128) {
                Oox.unsupported("bytes of characters beyond ASCII");
            }
            bytes[i] = (byte) value.charAt(i);
        }
        return bytes;
    }

    public byte[] getBytes(String encoding) throws java.io.UnsupportedEncodingException {
        return Coding.encode(this, Charset.$coding(encoding));
    }

    public byte[] getBytes(Charset charset) {
        return Coding.encode(this, Charset.$coding(charset));
    }

    public IntStream chars() {
        int[] numbers = new int[value.length()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = value.charAt(i);
        }
        return IntStream.of(numbers);
    }

    public int offsetByCodePoints(int index, int points) {
        if (index < 0 || index > length()) {
            throw new IndexOutOfBoundsException();
        }
        int place = index;
        for (int i = 0; i < points; i++) {
            if (place >= length()) {
                throw new IndexOutOfBoundsException();
            }
            place += Character.charCount(codePointAt(place));
        }
        for (int i = 0; i > points; i--) {
            if (place <= 0) {
                throw new IndexOutOfBoundsException();
            }
            place -= Character.charCount(codePointBefore(place));
        }
        return place;
    }

    @AddsNothing
    @Query
    public static String join(CharSequence separator, CharSequence... parts) {
        Text between = textOf(separator.toString());
        Text text = "";
        for (int i = 0; i < parts.length; i++) {
            text = text + (i == 0 ? Oox.text("") : between) + textOf((Object) parts[i]);
        }
        return around(text);
    }

    @AddsNothing
    @Query
    public static String join(CharSequence separator, Iterable<? extends CharSequence> parts) {
        Text between = textOf(separator.toString());
        Text text = "";
        boolean first = true;
        for (CharSequence part : parts) {
            text = text + (first ? Oox.text("") : between) + textOf((Object) part);
            first = false;
        }
        return around(text);
    }

    public static String format(String format, Object... arguments) {
        return Formatting.format(format, arguments);
    }

    public static String format(Locale locale, String format, Object... arguments) {
        Locale.$requireEnglish(locale);
        return Formatting.format(format, arguments);
    }

    public String formatted(Object... arguments) {
        return Formatting.format(this, arguments);
    }

    @AddsNothing
    public static String valueOf(Object object) {
        return object == null ? "null" : object.toString();
    }

    public static /*@ pure @*/ String valueOf(char[] characters) {
        return new String(characters);
    }

    public static /*@ pure @*/ String valueOf(char[] characters, int offset, int count) {
        return new String(characters, offset, count);
    }

    public static /*@ pure @*/ String copyValueOf(char[] characters) {
        return new String(characters);
    }

    public static /*@ pure @*/ String valueOf(int number) {
        return new String(Oox.text(number), false);
    }

    public static /*@ pure @*/ String valueOf(long number) {
        return new String(Oox.text(number), false);
    }

    public static /*@ pure @*/ String valueOf(char character) {
        return new String(Oox.text(character), false);
    }

    public static /*@ pure @*/ String valueOf(boolean truth) {
        return new String(Oox.text(truth), true);
    }

    public static /*@ pure @*/ String valueOf(float number) {
        return around(Oox.text(number));
    }

    public static /*@ pure @*/ String valueOf(double number) {
        return around(Oox.text(number));
    }

    /** How inputs are written. */
    static String $of(Text value) {
        return new String(value, false);
    }
}
