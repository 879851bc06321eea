package java.util.regex;

import java.util.ArrayList;
import java.util.function.Predicate;
import oxpecker.Immutable;
import oxpecker.Oox;

/** Regular expressions; `\p` of Unicode, looking behind and flags inside a pattern are not supported. */
public final class Pattern implements Immutable {
    public static final int UNIX_LINES = 1;
    public static final int CASE_INSENSITIVE = 2;
    public static final int COMMENTS = 4;
    public static final int MULTILINE = 8;
    public static final int LITERAL = 16;
    public static final int DOTALL = 32;
    public static final int UNICODE_CASE = 64;
    public static final int CANON_EQ = 128;
    public static final int UNICODE_CHARACTER_CLASS = 256;

    private final String pattern;
    private final int flags;
    final PatternNode root;
    final int groups;
    final int loops;
    final GroupNames names;

    private Pattern(String pattern, int flags) {
        this.pattern = pattern;
        this.flags = flags;
        if ((flags & ~(CASE_INSENSITIVE | MULTILINE | LITERAL | DOTALL)) != 0) {
            Oox.unsupported("these flags of a regular expression");
        }
        PatternReader reader = new PatternReader(pattern, flags);
        this.root = reader.read();
        this.groups = reader.groups;
        this.loops = reader.loops;
        this.names = reader.names;
    }

    public static Pattern compile(String pattern) {
        return compile(pattern, 0);
    }

    public static Pattern compile(String pattern, int flags) {
        return new Pattern(pattern, flags);
    }

    public static boolean matches(String pattern, CharSequence input) {
        return compile(pattern).matcher(input).matches();
    }

    public static String quote(String text) {
        if (text.indexOf("\\E") >= 0) {
            return Oox.unsupported("quoting a text with \\E");
        }
        return "\\Q" + text + "\\E";
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, input.toString());
    }

    public String pattern() {
        return pattern;
    }

    public int flags() {
        return flags;
    }

    public String toString() {
        return pattern;
    }

    public Predicate<String> asPredicate() {
        return text -> matcher(text).find();
    }

    public Predicate<String> asMatchPredicate() {
        return text -> matcher(text).matches();
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    /** The parts between matches; trailing empty ones are left out where the limit is 0. */
    public String[] split(CharSequence input, int limit) {
        String text = input.toString();
        ArrayList<String> parts = new ArrayList<>();
        Matcher matcher = matcher(text);
        int begin = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            // An empty match at the beginning divides nothing.
            if (matcher.end() > 0) {
                parts.add(text.substring(begin, matcher.start()));
                begin = matcher.end();
            }
        }
        if (begin == 0) {
            return new String[] {text};
        }
        parts.add(text.substring(begin));
        int size = parts.size();
        while (limit == 0 && size > 0 && parts.get(size - 1).isEmpty()) {
            size--;
        }
        String[] result = new String[size];
        for (int i = 0; i < size; i++) {
            result[i] = parts.get(i);
        }
        return result;
    }

    /** The parts between matches, and the matches between them; the limit counts parts. */
    public String[] splitWithDelimiters(CharSequence input, int limit) {
        String text = input.toString();
        ArrayList<String> parts = new ArrayList<>();
        Matcher matcher = matcher(text);
        int begin = 0;
        while ((limit <= 0 || parts.size() < 2 * (limit - 1)) && matcher.find()) {
            if (matcher.end() > 0) {
                parts.add(text.substring(begin, matcher.start()));
                parts.add(matcher.group());
                begin = matcher.end();
            }
        }
        if (begin == 0) {
            return new String[] {text};
        }
        parts.add(text.substring(begin));
        int size = parts.size();
        while (limit == 0 && size > 0 && parts.get(size - 1).isEmpty()) {
            size--;
        }
        String[] result = new String[size];
        for (int i = 0; i < size; i++) {
            result[i] = parts.get(i);
        }
        return result;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return oxpecker.Oox.unsupported("an input of Pattern");
    }
}
