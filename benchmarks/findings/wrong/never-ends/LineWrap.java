/** Breaks text into lines. */
public final class LineWrap {
    private LineWrap() {}

    /** How many lines of at most the given width a text needs; one line if the width is not positive. */
    public static int lines(String text, int width) {
        int step = Math.min(width, 80);
        int lines = 0;
        int start = 0;
        while (start < text.length()) {
            lines++;
            start = Math.max(start + step, 0);
        }
        return lines;
    }
}
