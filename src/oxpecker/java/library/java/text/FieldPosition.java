package java.text;

/** Where a field stands in a formatted text; only who formats sets it. */
public class FieldPosition {
    private final int field;
    private int begin;
    private int end;

    public FieldPosition(int field) {
        this.field = field;
    }

    public int getField() {
        return field;
    }

    public int getBeginIndex() {
        return begin;
    }

    public int getEndIndex() {
        return end;
    }

    public void setBeginIndex(int begin) {
        this.begin = begin;
    }

    public void setEndIndex(int end) {
        this.end = end;
    }

    public boolean equals(Object other) {
        if (!(other instanceof FieldPosition)) {
            return false;
        }
        FieldPosition that = (FieldPosition) other;
        return field == that.field && begin == that.begin && end == that.end;
    }

    public int hashCode() {
        return field << 24 | begin << 16 | end;
    }

    public String toString() {
        return getClass().getName() + "[field=" + field + ",attribute=null,beginIndex=" + begin + ",endIndex=" + end + "]";
    }
}
