package java.text;

public class ParsePosition {
    private int index;
    private int error = -1;

    public ParsePosition(int index) {
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public void setIndex(int index) {
        this.index = index;
    }

    public int getErrorIndex() {
        return error;
    }

    public void setErrorIndex(int error) {
        this.error = error;
    }

    public boolean equals(Object other) {
        return other instanceof ParsePosition
            && ((ParsePosition) other).index == index && ((ParsePosition) other).error == error;
    }

    public int hashCode() {
        return (error << 16) | index;
    }

    public String toString() {
        return getClass().getName() + "[index=" + index + ",errorIndex=" + error + ']';
    }
}
