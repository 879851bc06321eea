package java.io;

/** Words, numbers, quoted texts and single characters; each character belongs to some of the classes. */
public class StreamTokenizer {
    public static final int TT_EOF = -1;
    public static final int TT_EOL = '\n';
    public static final int TT_NUMBER = -2;
    public static final int TT_WORD = -3;

    private static final int TT_NOTHING = -4;

    private static final int COUNT = 256;
    private static final int SPACE = 1;
    private static final int DIGIT = 2;
    private static final int LETTER = 4;
    private static final int QUOTE = 8;
    private static final int COMMENT = 16;

    /** No character has been read too far; or one has, and if a line feed comes next it belongs to it. */
    private static final int NONE = -2;
    private static final int NO_LINE_FEED = -3;

    public int ttype = TT_NOTHING;
    public String sval;
    public double nval;

    /** One of them is null. */
    private final Reader reader;
    private final InputStream stream;
    private final byte[] classes = new byte[COUNT];
    private int ahead = NONE;
    private boolean back;
    private int line = 1;
    private boolean linesCount;
    private boolean lowers;
    private boolean slashSlash;
    private boolean slashStar;

    private StreamTokenizer(Reader reader, InputStream stream) {
        this.reader = reader;
        this.stream = stream;
        wordChars('a', 'z');
        wordChars('A', 'Z');
        wordChars(128 + 32, 255);
        whitespaceChars(0, ' ');
        commentChar('/');
        quoteChar('"');
        quoteChar('\'');
        parseNumbers();
    }

    public StreamTokenizer(Reader reader) {
        this(java.util.Objects.requireNonNull(reader), null);
    }

    public StreamTokenizer(InputStream stream) {
        this(null, java.util.Objects.requireNonNull(stream));
    }

    // --- the classes of characters -------------------------------------------------------------------------

    private void set(int low, int high, int kind) {
        for (int i = Math.max(low, 0); i <= high && i < COUNT; i++) {
            classes[i] = (byte) kind;
        }
    }

    private void add(int low, int high, int kind) {
        for (int i = Math.max(low, 0); i <= high && i < COUNT; i++) {
            classes[i] |= kind;
        }
    }

    public void resetSyntax() {
        set(0, COUNT - 1, 0);
    }

    public void wordChars(int low, int high) {
        add(low, high, LETTER);
    }

    public void whitespaceChars(int low, int high) {
        set(low, high, SPACE);
    }

    public void ordinaryChars(int low, int high) {
        set(low, high, 0);
    }

    public void ordinaryChar(int c) {
        setOne(c, 0);
    }

    public void commentChar(int c) {
        setOne(c, COMMENT);
    }

    public void quoteChar(int c) {
        setOne(c, QUOTE);
    }

    private void setOne(int c, int kind) {
        if (c >= 0 && c < COUNT) {
            classes[c] = (byte) kind;
        }
    }

    public void parseNumbers() {
        add('0', '9', DIGIT);
        add('-', '.', DIGIT);
    }

    public void eolIsSignificant(boolean on) {
        linesCount = on;
    }

    public void slashStarComments(boolean on) {
        slashStar = on;
    }

    public void slashSlashComments(boolean on) {
        slashSlash = on;
    }

    public void lowerCaseMode(boolean on) {
        lowers = on;
    }

    /** What lies beyond the table is a letter. */
    private int kind(int c) {
        return c < 0 ? SPACE : c < COUNT ? classes[c] : LETTER;
    }

    // --- tokens --------------------------------------------------------------------------------------------

    private int read() throws IOException {
        return reader == null ? stream.read() : reader.read();
    }

    public int nextToken() throws IOException {
        if (back) {
            back = false;
            return ttype;
        }
        ttype = token();
        return ttype;
    }

    private int token() throws IOException {
        int c = first();
        while (c >= 0) {
            int kind = kind(c);
            if ((kind & SPACE) != 0) {
                if (c == '\r' || c == '\n') {
                    line++;
                    if (linesCount) {
                        ahead = c == '\r' ? NO_LINE_FEED : NONE;
                        return TT_EOL;
                    }
                }
                boolean isReturn = c == '\r';
                c = read();
                c = isReturn && c == '\n' ? read() : c;
            } else if ((kind & DIGIT) != 0) {
                return number(c);
            } else if ((kind & LETTER) != 0) {
                return word(c);
            } else if ((kind & QUOTE) != 0) {
                return quoted(c);
            } else if (c == '/' && (slashSlash || slashStar)) {
                int after = read();
                if (after == '*' && slashStar) {
                    if (!skipComment()) {
                        return TT_EOF;
                    }
                    c = first();
                } else if (after == '/' && slashSlash || (kind & COMMENT) != 0) {
                    c = restOfComment();
                } else {
                    ahead = after;
                    return c;
                }
                sval = null;
            } else if ((kind & COMMENT) != 0) {
                c = restOfComment();
            } else {
                return c;
            }
        }
        return TT_EOF;
    }

    /** The character with which the next token may begin. */
    private int first() throws IOException {
        int c = ahead;
        ahead = NONE;
        sval = null;
        if (c == NO_LINE_FEED) {
            c = read();
            return c == '\n' ? read() : c;
        }
        return c >= 0 ? c : read();
    }

    /** The end of the line behind a comment. */
    private int restOfComment() throws IOException {
        int c = read();
        while (c >= 0 && c != '\n' && c != '\r') {
            c = read();
        }
        return c >= 0 ? c : read();
    }

    /** Whether a comment ends before the input. */
    private boolean skipComment() throws IOException {
        int before = 0;
        int c = read();
        while (c != '/' || before != '*') {
            if (c == '\r') {
                line++;
                c = read();
                c = c == '\n' ? read() : c;
            } else if (c == '\n') {
                line++;
                c = read();
            }
            if (c < 0) {
                return false;
            }
            before = c;
            c = read();
        }
        return true;
    }

    private int number(int first) throws IOException {
        int c = first;
        if (c == '-') {
            c = read();
            if (c != '.' && (c < '0' || c > '9')) {
                ahead = c < 0 ? NONE : c;
                return '-';
            }
        }
        double value = 0;
        double scale = 1;
        boolean dot = false;
        while (c >= '0' && c <= '9' || c == '.' && !dot) {
            if (c == '.') {
                dot = true;
            } else {
                value = value * 10 + (c - '0');
                scale = dot ? scale * 10 : scale;
            }
            c = read();
        }
        ahead = c < 0 ? NONE : c;
        value = value / scale;
        nval = first == '-' ? -value : value;
        return TT_NUMBER;
    }

    private int word(int first) throws IOException {
        StringBuilder word = new StringBuilder();
        int c = first;
        do {
            word.append((char) c);
            c = read();
        } while ((kind(c) & (LETTER | DIGIT)) != 0);
        ahead = c < 0 ? NONE : c;
        sval = lowers ? word.toString().toLowerCase() : word.toString();
        return TT_WORD;
    }

    private int quoted(int quote) throws IOException {
        StringBuilder text = new StringBuilder();
        int c = read();
        while (c >= 0 && c != quote && c != '\n' && c != '\r') {
            int next = -1;
            if (c == '\\') {
                c = read();
                if (c >= '0' && c <= '7') {
                    boolean isShort = c <= '3';
                    c -= '0';
                    next = read();
                    for (int more = isShort ? 2 : 1; more > 0 && next >= '0' && next <= '7'; more--) {
                        c = 8 * c + next - '0';
                        next = read();
                    }
                } else {
                    int place = "abfnrtv".indexOf((char) c);
                    c = c >= 0 && place >= 0 ? "\u0007\b\f\n\r\t\u000b".charAt(place) : c;
                    next = read();
                }
            } else {
                next = read();
            }
            text.append((char) c);
            c = next;
        }
        ahead = c == quote || c < 0 ? NONE : c;
        sval = text.toString();
        return quote;
    }

    public void pushBack() {
        back = ttype != TT_NOTHING;
    }

    public int lineno() {
        return line;
    }

    public String toString() {
        String shown = ttype == TT_EOF ? "EOF"
            : ttype == TT_EOL ? "EOL"
            : ttype == TT_WORD ? sval
            : ttype == TT_NUMBER ? "n=" + nval
            : ttype == TT_NOTHING ? "NOTHING"
            : ttype < COUNT && (classes[ttype] & QUOTE) != 0 ? sval : "'" + (char) ttype + "'";
        return "Token[" + shown + "], line " + line;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        boolean complete = (reader == null) != (stream == null) && classes != null && classes.length == COUNT;
        return complete && ahead >= NO_LINE_FEED && ahead != TT_EOF && line >= 1;
    }
}
