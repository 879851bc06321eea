import java.util.List;
import java.util.regex.Pattern;

// Nobody changes a compiled pattern, and nobody gets its parts: no argument is one of them.
class Lines {
    static final Pattern WORD = Pattern.compile("\\w(?<rest>x|yy)");

    // check Lines.last: valid within bounds
    static String last(List<String> lines) {
        String found = "";
        for (String line : lines == null ? List.<String>of() : lines) {
            found = line;
        }
        return found;
    }

    // check Lines.fixed: valid
    static void fixed() {
        assert WORD.matcher("bx").matches();
        assert !WORD.matcher("bxx").matches();
        assert WORD.matcher("cyy").replaceAll("${rest}").equals("yy");
    }

    // The text of a pattern is the object that it was compiled from.
    static void text(String text) {
        assert text != WORD.pattern(); // check Lines.text: invalid, exception here
    }
}
