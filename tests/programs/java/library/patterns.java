import java.util.StringTokenizer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Regular expressions, and texts that are taken apart. */
class Patterns {
    static boolean isDate(String text) {
        return Pattern.compile("(\\d{4})-(\\d\\d?)").matcher(text).matches();
    }

    static String year(String text) {
        Matcher matcher = Pattern.compile("(?<year>\\d{4})-(\\d\\d?)").matcher(text);
        if (!matcher.find()) {
            return "none";
        }
        MatchResult result = matcher.toMatchResult();
        return result.group(1) + matcher.group("year") + result.start(2) + result.end() + matcher.groupCount();
    }

    static String swapped(String text) {
        return text.replaceAll("(\\w+) (\\w+)", "$2 $1");
    }

    static int parts(String text) {
        return text.split("\\s*[,;]\\s*").length;
    }

    static int tokens(String text) {
        StringTokenizer tokens = new StringTokenizer(text, ",");
        int count = tokens.countTokens();
        while (tokens.hasMoreTokens()) {
            count = 10 * count + tokens.nextToken().length();
        }
        return count;
    }

    static String mistake(String pattern) {
        try {
            return Pattern.compile(pattern).pattern();
        } catch (PatternSyntaxException wrong) {
            return "wrong";
        }
    }

    static String blocks(String text) {
        String shown = text.replaceAll("\\p{InCombiningDiacriticalMarks}+", "").replaceAll("\\p{InGreek}", "g");
        shown = shown.replaceAll("[\\p{InCyrillic}\\p{InHebrew}]", "c").replaceAll("\\p{InArabic}", "a");
        shown = shown.replaceAll("\\p{InHiragana}", "h").replaceAll("\\p{InKatakana}", "k");
        return shown.replaceAll("\\p{InCJKUnifiedIdeographs}", "i").replaceAll("\\P{InBasicLatin}", "?");
    }

    public static void main(String[] args) {
        System.out.println(isDate("2024-7") + " " + isDate("24-07"));
        // prints: true false
        System.out.println(year("on 2024-07, late") + " " + year("7"));
        // prints: 202420248102 none
        System.out.println(swapped("one two, three four"));
        // prints: two one, four three
        System.out.println(parts("a , b;c") + " " + parts("") + " " + tokens("ab,,c"));
        // prints: 3 1 221
        System.out.println(mistake("(a") + " " + mistake("[a-c]+"));
        // prints: wrong [a-c]+
        System.out.println(blocks("e\u0300\u036fe\u0370\u03ff \u0400\u04ff\u0590\u05ff \u0600\u06ff \u3040\u309f"));
        // prints: eegg cccc aa hh
        System.out.println(blocks("\u30a0\u30ff \u4e00\u9fff \u02ff\u0500 \u303f\u3100 \u4dff\ua000z"));
        // prints: kk ii ?? ?? ??z
    }

    static void code() {                                    // check Patterns.code: invalid
        String text = Verifier.nondetString();
        assert !text.matches("[a-f]\\d+");
    }

    static void digits() {                                  // check Patterns.digits: valid within bounds
        String text = Verifier.nondetString();
        if (text.matches("\\d+")) {
            assert Integer.parseInt(text) >= 0;
        }
    }

    static void present() {                                 // check Patterns.present: valid
        String text = Verifier.nondetString();
        assert text != null && text.length() >= 0;
    }
}
