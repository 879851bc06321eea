// Regular expressions beyond those that are known. A pattern is read when it is compiled.
import java.util.regex.Pattern;

class Patterns {
    static Object flags(int x) {
        return x == 7 ? Pattern.compile("a", Pattern.COMMENTS) : null;  // check Patterns.flags: unknown, unsupported these flags of a regular expression here
    }

    static Object behind(int x) {
        return x == 7 ? Pattern.compile("(?<=a)b") : null;      // check Patterns.behind: unknown, unsupported this kind of group in a regular expression here
    }

    static Object property(int x) {
        return x == 7 ? Pattern.compile("\\p{IsGreek}") : null; // check Patterns.property: unknown, unsupported a property in a regular expression here
    }

    static Object octal(int x) {
        return x == 7 ? Pattern.compile("\\07") : null;         // check Patterns.octal: unknown, unsupported an octal escape in a regular expression here
    }

    static Object escape(int x) {
        return x == 7 ? Pattern.compile("\\R") : null;          // check Patterns.escape: unknown, unsupported this escape in a regular expression here
    }

    static Object grapheme(int x) {
        return x == 7 ? Pattern.compile("\\b{g}") : null;       // check Patterns.grapheme: unknown, unsupported \b{g} in a regular expression here
    }

    static Object back(int x) {
        return x == 7 ? Pattern.compile("\\1") : null;          // check Patterns.back: unknown, unsupported this back reference in a regular expression here
    }

    static Object quotation(int x) {
        return x == 7 ? Pattern.compile("\\Qa\\E*") : null;     // check Patterns.quotation: unknown, unsupported a repeated quotation in a regular expression here
    }

    static Object repetition(int x) {
        return x == 7 ? Pattern.compile("^*a") : null;          // check Patterns.repetition: unknown, unsupported this repetition in a regular expression here
    }

    static Object number(int x) {
        return x == 7 ? Pattern.compile("a{1000000}") : null;   // check Patterns.number: unknown, unsupported a large number in a regular expression here
    }

    static Object plane(int x) {
        return x == 7 ? Pattern.compile("\uD83D\uDE00") : null; // check Patterns.plane: unknown, unsupported characters beyond the basic plane in a regular expression here
    }

    static String quoted(int x) {
        return Pattern.quote(x == 7 ? "a\\Eb" : "a");           // check Patterns.quoted: unknown, unsupported quoting a text with \E here
    }

    // A pattern that is known, and one that is not reached.
    static boolean known(int x) {                               // check Patterns.known: valid
        boolean matches = Pattern.matches("a+", x >= 0 ? "aa" : "aaa");
        if (!matches) {
            Pattern.compile("(?<=a)b");
        }
        return matches;
    }
}
