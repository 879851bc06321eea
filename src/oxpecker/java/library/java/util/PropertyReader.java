package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** Reads properties: a logical line is a name and a value, and goes on behind a backslash at the end of a line. */
final class PropertyReader {
    /** One of them is null. */
    private final Reader reader;
    private final InputStream stream;
    /** The character after the one that was read last, if somebody had to look at it; -2 if not. */
    private int next = -2;

    PropertyReader(Reader reader, InputStream stream) {
        this.reader = reader;
        this.stream = stream;
    }

    private int read() throws IOException {
        int c = next;
        next = -2;
        return c != -2 ? c : reader == null ? stream.read() : reader.read();
    }

    void readAll(Properties properties) throws IOException {
        String line = readLine();
        while (line != null) {
            readProperty(properties, line);
            line = readLine();
        }
    }

    private static boolean blank(int c) {
        return c == ' ' || c == '\t' || c == '\f';
    }

    private static boolean ends(int c) {
        return c == '\n' || c == '\r';
    }

    /** The next line that is neither blank nor a comment, with all that goes on; null at the end. */
    private String readLine() throws IOException {
        StringBuilder line = new StringBuilder();
        boolean skipping = true;
        boolean escaped = false;
        int c = read();
        while (c >= 0) {
            if (skipping && blank(c)) {
                c = read();
                continue;
            }
            skipping = false;
            if (line.length() == 0 && (c == '#' || c == '!')) {
                while (c >= 0 && !ends(c)) {
                    c = read();
                }
                skipping = true;
            } else if (!ends(c)) {
                line.append((char) c);
                escaped = c == '\\' && !escaped;
            } else if (escaped) {
                line.setLength(line.length() - 1);
                escaped = false;
                skipping = true;
                next = read();
                if (next < 0) {
                    return line.toString();
                }
                next = c == '\r' && next == '\n' ? -2 : next;
            } else if (line.length() > 0) {
                return line.toString();
            } else {
                skipping = true;
            }
            c = read();
        }
        if (line.length() == 0) {
            return null;
        }
        return escaped ? line.substring(0, line.length() - 1) : line.toString();
    }

    private void readProperty(Properties properties, String line) {
        int end = 0;
        boolean escaped = false;
        while (end < line.length() && (escaped || !blank(line.charAt(end)) && line.charAt(end) != '=' && line.charAt(end) != ':')) {
            escaped = line.charAt(end) == '\\' && !escaped;
            end++;
        }
        int begin = end;
        boolean separated = false;
        while (begin < line.length()) {
            char c = line.charAt(begin);
            if (!blank(c)) {
                if (separated || c != '=' && c != ':') {
                    break;
                }
                separated = true;
            }
            begin++;
        }
        String name = plain(line.substring(0, end));
        properties.put(name, plain(line.substring(begin)));
    }

    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            at++;
            if (c != '\\' || at == text.length()) {
                plain.append(c == '\\' ? "" : String.valueOf(c));
                continue;
            }
            c = text.charAt(at);
            at++;
            if (c == 'u') {
                plain.append(code(text, at));
                at += 4;
            } else {
                plain.append(c == 't' ? '\t' : c == 'r' ? '\r' : c == 'n' ? '\n' : c == 'f' ? '\f' : c);
            }
        }
        return plain.toString();
    }

    private static char code(String text, int at) {
        int value = 0;
        for (int i = at; i < at + 4; i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            int digit = c < 128 ? Character.digit(c, 16) : -1;
            if (digit < 0) {
                throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
            }
            value = value * 16 + digit;
        }
        return (char) value;
    }
}
