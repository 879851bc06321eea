package oxpecker;

import java.util.ArrayList;

/**
 * Regular expressions of two kinds: a sequence of plain or escaped characters, and one class of characters
 * (`\s`, `[a-z0-9]`, `[^,]`, `.`) that may be repeated by `+` or `*`. Others are not supported.
 */
public final class SimplePattern {
    /** Plain characters; null where the pattern is one class. */
    private final String plain;
    private final String kind;
    private final boolean repeated;
    private final boolean optional;

    public SimplePattern(String pattern) {
        String text = literal(pattern);
        this.plain = text;
        boolean repeated = false;
        boolean optional = false;
        String kind = "";
        if (text == null) {
            char last = pattern.charAt(pattern.length() - 1);
            optional = last == '*';
            repeated = optional || last == '+';
            kind = repeated ? pattern.substring(0, pattern.length() - 1) : pattern;
            if (!isClass(kind)) {
                Oox.unsupported("this kind of regular expression");
            }
        }
        this.kind = kind;
        this.repeated = repeated;
        this.optional = optional;
    }

    /** The characters a pattern stands for, or null if it is more than that. */
    private static String literal(String pattern) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\\') {
                i++;
                if (i == pattern.length() || Character.isLetterOrDigit(pattern.charAt(i))) {
                    return null;
                }
                text.append(pattern.charAt(i));
            } else if (".$|()[{^?*+".indexOf(c) >= 0) {
                return null;
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    private static boolean isClass(String kind) {
        if (kind.length() == 1) {
            return kind.equals(".") || "$|()[{^?*+\\".indexOf(kind.charAt(0)) < 0;
        }
        if (kind.length() == 2 && kind.charAt(0) == '\\') {
            return "sSdDwW".indexOf(kind.charAt(1)) >= 0 || !Character.isLetterOrDigit(kind.charAt(1));
        }
        if (kind.length() < 3 || kind.charAt(0) != '[' || kind.charAt(kind.length() - 1) != ']') {
            return false;
        }
        String inside = kind.substring(1, kind.length() - 1);
        return !inside.equals("^") && inside.indexOf('[') < 0 && inside.indexOf(']') < 0 && !inside.contains("&&");
    }

    private boolean accepts(char c) {
        return accepts(kind, c);
    }

    private static boolean accepts(String kind, char c) {
        if (kind.length() == 1) {
            return kind.equals(".") ? c != '\n' && c != '\r' : kind.charAt(0) == c;
        }
        if (kind.charAt(0) == '\\') {
            return named(kind.charAt(1), c);
        }
        boolean negated = kind.charAt(1) == '^';
        return negated != listed(kind, negated ? 2 : 1, c);
    }

    private static boolean listed(String kind, int begin, char c) {
        int end = kind.length() - 1;
        for (int i = begin; i < end; i++) {
            char low = kind.charAt(i);
            if (low == '\\') {
                i++;
                if (named(kind.charAt(i), c)) {
                    return true;
                }
            } else if (i + 2 < end && kind.charAt(i + 1) == '-') {
                if (low <= c && c <= kind.charAt(i + 2)) {
                    return true;
                }
                i += 2;
            } else if (low == c) {
                return true;
            }
        }
        return false;
    }

    private static boolean named(char name, char c) {
        boolean white = c == ' ' || c >= '\t' && c <= '\r';
        boolean digit = c >= '0' && c <= '9';
        boolean word = digit || c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
        switch (name) {
            case 's':
                return white;
            case 'S':
                return !white;
            case 'd':
                return digit;
            case 'D':
                return !digit;
            case 'w':
                return word;
            case 'W':
                return !word;
            default:
                return name == c;
        }
    }

    /** Where a match that begins at a place ends; -1 if there is none. */
    private int match(String text, int begin) {
        if (plain != null) {
            return text.startsWith(plain, begin) ? begin + plain.length() : -1;
        }
        int end = begin;
        while (end < text.length() && (repeated || end == begin) && accepts(text.charAt(end))) {
            end++;
        }
        return end > begin || optional ? end : -1;
    }

    public boolean matches(String text) {
        return match(text, 0) == text.length();
    }

    public String replace(String text, String replacement, boolean once) {
        if (replacement.indexOf('$') >= 0 || replacement.indexOf('\\') >= 0) {
            Oox.unsupported("groups and escapes in a replacement");
        }
        StringBuilder result = new StringBuilder();
        boolean done = false;
        int i = 0;
        while (i <= text.length()) {
            int end = done ? -1 : match(text, i);
            if (end >= 0) {
                result.append(replacement);
                done = once;
            }
            if (end > i) {
                i = end;
            } else {
                if (i < text.length()) {
                    result.append(text.charAt(i));
                }
                i++;
            }
        }
        return result.toString();
    }

    /** The parts between matches; trailing empty ones are left out where the limit is 0. */
    public String[] split(String text, int limit) {
        ArrayList<String> parts = new ArrayList<>();
        int begin = 0;
        int i = 0;
        while (i <= text.length() && (limit <= 0 || parts.size() < limit - 1)) {
            int end = match(text, i);
            if (end < 0 || end == i && i == text.length()) {
                i++;
            } else {
                if (end > 0) {
                    parts.add(text.substring(begin, i));
                    begin = end;
                }
                i = end > i ? end : i + 1;
            }
        }
        if (begin == 0 && parts.isEmpty()) {
            return new String[] {text};
        }
        parts.add(text.substring(begin));
        int size = parts.size();
        while (limit == 0 && size > 0 && parts.get(size - 1).isEmpty()) {
            size--;
        }
        String[] result = new String[size];
        for (int k = 0; k < size; k++) {
            result[k] = parts.get(k);
        }
        return result;
    }
}
