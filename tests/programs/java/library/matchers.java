// Patterns as predicates, matchers that change their pattern, and what is wrong with wrong patterns.
// prints: [a-c]+ 2 [a-c]+ 0
// prints: xax,B,bc [B, bc]
// prints: trueab true12
// prints: true false true
// prints: ( : Unclosed group at 1
// prints: a) : Unmatched closing ')' at 0
// prints: ) : Unmatched closing ')' at -1
// prints: [ab : Unclosed character class at 2
// prints: [ : Unclosed character class at 0
// prints: [^ : Unclosed character class at 1
// prints: [a- : Illegal character range at 3
// prints: [a-]
// prints: [a&& : Unclosed character class at 3
// prints: [a&&b : Unclosed character class at 4
// prints: *a : Dangling meta character '*' at 0
// prints: + : Dangling meta character '+' at 0
// prints: ? : Dangling meta character '?' at 0
// prints: a|* : Dangling meta character '*' at 2
// prints: a{2 : Unclosed counted closure at 3
// prints: a{ : Illegal repetition at 2
// prints: a{x} : Illegal repetition at 2
// prints: a{2, : Unclosed counted closure at 4
// prints: a{2,x} : Unclosed counted closure at 4
// prints: a{3,1} : Illegal repetition range at 5
// prints: { : Illegal repetition at 1
// prints: \ : Unexpected internal error at 1
// prints: a\ : Unexpected internal error at 2
// prints: [\ : Unclosed character class at 2
// prints: [z-a] : Illegal character range at 3
// prints: [z-a : Illegal character range at 3
// prints: [\d-a]
// prints: [a-\d] : Illegal character range at 4
// prints: (?<1a>x) : capturing group name does not start with a Latin letter at 3
// prints: (?<a : named capturing group is missing trailing '>' at 4
// prints: (?<>x) : capturing group name does not start with a Latin letter at 3
// prints: (?<a>x)(?<a>y) : Named capturing group <a> is already defined at 11
// prints: (?<a.b>x) : named capturing group is missing trailing '>' at 4
// prints: (?< : capturing group name does not start with a Latin letter at 3
// prints: (?<a> : Unclosed group at 5
// prints: x	[ : Unclosed character class at 2
// prints: \y : Illegal/unsupported escape sequence at 1
// prints: \q : Illegal/unsupported escape sequence at 1
// prints: [\y] : Illegal/unsupported escape sequence at 2
// prints: \x1 : Illegal hexadecimal escape sequence at 3
// prints: \xg1 : Illegal hexadecimal escape sequence at 2
// prints: [\x] : Illegal hexadecimal escape sequence at 3
// prints: a** : Dangling meta character '*' at 2
// prints: a+* : Dangling meta character '*' at 2
// prints: a?* : Dangling meta character '*' at 2
// prints: (a : Unclosed group at 2
// prints: ((a) : Unclosed group at 4
// prints: (?:a : Unclosed group at 4
// prints: (?=a : Unclosed group at 4
// prints: (?>a : Unclosed group at 4
// prints: a]
// prints: [] : Unclosed character class at 1
// prints: []]
// prints: [[a] : Unclosed character class at 3
// prints: }
// prints: a}
// prints: [a-z&&[^b] : Unclosed character class at 9
// prints: (*) : Dangling meta character '*' at 1
// prints: a{,3} : Illegal repetition at 2
// prints: \Qab
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class Main {
    static final String[] WRONG = {
        "(", "a)", ")", "[ab", "[", "[^", "[a-", "[a-]", "[a&&", "[a&&b", "*a", "+", "?", "a|*", "a{2", "a{",
        "a{x}", "a{2,", "a{2,x}", "a{3,1}", "{", "\\", "a\\", "[\\", "[z-a]", "[z-a", "[\\d-a]", "[a-\\d]",
        "(?<1a>x)", "(?<a", "(?<>x)", "(?<a>x)(?<a>y)", "(?<a.b>x)", "(?<", "(?<a>", "x\t[", "\\y", "\\q", "[\\y]",
        "\\x1", "\\xg1", "[\\x]", "a**", "a+*", "a?*", "(a", "((a)", "(?:a", "(?=a", "(?>a",
        "a]", "[]", "[]]", "[[a]", "}", "a}", "[a-z&&[^b]", "(*)", "a{,3}", "\\Qab",
    };

    public static void main(String[] args) {
        Pattern word = Pattern.compile("[a-c]+", Pattern.CASE_INSENSITIVE);
        System.out.println(word.toString() + " " + word.flags() + " " + word.pattern() + " " + Pattern.compile("x").flags());
        System.out.println(Stream.of("xax", "B", "", "bc").filter(word.asPredicate()).collect(Collectors.joining(",")) + " " + Stream.of("xax", "B", "", "bc").filter(word.asMatchPredicate()).collect(Collectors.toList()));
        Matcher matcher = word.matcher("ab12cd");
        System.out.println(matcher.find() + matcher.group() + " " + matcher.usePattern(Pattern.compile("\\d")).find() + matcher.group() + matcher.start());
        matcher.reset("7");
        System.out.println(matcher.find() + " " + matcher.find() + " " + matcher.lookingAt());
        for (String wrong : WRONG) {
            try {
                System.out.println(Pattern.compile(wrong));
            } catch (PatternSyntaxException e) {
                System.out.println(wrong + " : " + e.getDescription() + " at " + e.getIndex());
            }
        }
    }

    static boolean atEnd(String text) {
        Matcher matcher = Pattern.compile("a").matcher("xa");
        return matcher.hitEnd();            // check Main.atEnd: unknown, unsupported Matcher.hitEnd here
    }

    static int language(String text) {      // check Main.language: valid
        return Locale.getDefault() == null ? 1 / 0 : 1;
    }

    static void connected(java.net.Socket socket) throws java.io.IOException {
        if (socket != null && !socket.isClosed()) {
            socket.close();
            assert socket.isClosed();       // check Main.connected: valid within bounds
        }
    }
}
