/** A text with a gap where it is edited. */
public class GapBuffer {
    private char[] text;
    private int gapStart;
    private int gapEnd;

    //@ private invariant text != null && 0 <= gapStart && gapStart <= gapEnd && gapEnd <= text.length;

    public GapBuffer(int capacity) {
        text = new char[Math.max(1, capacity)];
        gapEnd = text.length;
    }

    public /*@ pure @*/ int length() {
        return text.length - (gapEnd - gapStart);
    }

    //@ signals (StringIndexOutOfBoundsException e) index < 0 || index >= length();
    public char charAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException(index);
        }
        return index < gapStart ? text[index] : text[index + gapEnd - gapStart];
    }

    public void insert(char c) {
        if (gapStart == gapEnd) {
            grow();
        }
        text[gapStart++] = c;
    }

    public boolean delete() {
        if (gapStart == 0) {
            return false;
        }
        gapStart--;
        return true;
    }

    //@ signals (IndexOutOfBoundsException e) position < 0 || position > length();
    public void moveTo(int position) {
        if (position < 0 || position > length()) {
            throw new IndexOutOfBoundsException("position: " + position);
        }
        while (gapStart > position) {
            text[--gapEnd] = text[--gapStart];
        }
        while (gapStart < position) {
            text[gapStart++] = text[gapEnd++];
        }
    }

    private void grow() {
        char[] wider = new char[text.length * 2 + 1];
        System.arraycopy(text, 0, wider, 0, gapStart);
        int tail = text.length - gapEnd;
        System.arraycopy(text, gapEnd, wider, wider.length - tail, tail);
        gapEnd = wider.length - tail;
        text = wider;
    }
}
