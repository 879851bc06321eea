package java.lang;

import oxpecker.Oox;
import oxpecker.Text;

public final class StringBuilder implements CharSequence {
    private Text text;

    public StringBuilder() {
        text = "";
    }

    public StringBuilder(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(String.valueOf(capacity));
        }
        text = "";
    }

    public StringBuilder(String start) {
        if (start == null) {
            throw new NullPointerException();
        }
        text = String.textOf(start);
    }

    public StringBuilder append(Object value) {
        text = text + String.textOf(value);
        return this;
    }

    public StringBuilder append(String value) {
        text = text + String.textOf(value);
        return this;
    }

    public StringBuilder append(int value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(long value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(char value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(boolean value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(float value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(double value) {
        text = text + value;
        return this;
    }

    public StringBuilder append(char[] value) {
        return append(new String(value));
    }

    public int length() {
        return text.length();
    }

    public char charAt(int index) {
        if (index < 0 || index >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ",length " + text.length());
        }
        return text.charAt(index);
    }

    public CharSequence subSequence(int begin, int end) {
        return toString().substring(begin, end);
    }

    public StringBuilder reverse() {
        Text reversed = "";
        for (int i = text.length() - 1; i >= 0; i--) {
            reversed = reversed + text.charAt(i);
        }
        text = reversed;
        return this;
    }

    public String toString() {
        return new String(text, false);
    }
}
