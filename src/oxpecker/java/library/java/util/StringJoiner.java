package java.util;

public final class StringJoiner {
    private final String prefix;
    private final String delimiter;
    private final String suffix;
    private String value;
    private String empty;

    public StringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        this.prefix = Objects.requireNonNull(prefix, "The prefix must not be null").toString();
        this.delimiter = Objects.requireNonNull(delimiter, "The delimiter must not be null").toString();
        this.suffix = Objects.requireNonNull(suffix, "The suffix must not be null").toString();
    }

    public StringJoiner setEmptyValue(CharSequence text) {
        this.empty = Objects.requireNonNull(text, "The empty value must not be null").toString();
        return this;
    }

    public StringJoiner add(CharSequence text) {
        value = value == null ? String.valueOf(text) : value + delimiter + text;
        return this;
    }

    public StringJoiner merge(StringJoiner other) {
        return other.value == null ? this : add(other.value);
    }

    public int length() {
        return toString().length();
    }

    public String toString() {
        return value == null && empty != null ? empty : prefix + (value == null ? "" : value) + suffix;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return prefix != null && delimiter != null && suffix != null;
    }
}
