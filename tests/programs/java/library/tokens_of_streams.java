// Tokens of a stream: words, numbers, quoted texts, comments, line ends; and random numbers that nobody can foresee.
// prints: Token[NOTHING], line 1 -3x10.0@1 -2null-2.5@1 45null-2.5@1 -2null0.0@1 39q	A0.0@1 34open0.0@1 -3a0.0@3 43null0.0@3 -3b0.0@3 42null0.0@5Token[EOF], line 5
// prints: Token[NOTHING], line 1 -3x10.0@1 -2null-2.5@1 45null-2.5@1 -2null0.0@1 39q	A0.0@1 34open0.0@1 10null0.0@2 47null0.0@2 -3comment0.0@2 10null0.0@3 -3a0.0@3 43null0.0@3 -3b0.0@3 10null0.0@4Token[EOF], line 5
// prints: Token[a], line 1 -3a0.0@1 45null0.0@1 -3b0.0@1 -3c0.0@1 124d0.0@1 -2null12.0@1Token[EOF], line 1
// prints: 3 0
// prints: numBytes cannot be negative
// prints: null algorithm name
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

class Main {
    static void tokens() throws IOException {        // check Main.tokens: valid
        StreamTokenizer tokens = new StreamTokenizer(new StringReader("one 2"));
        assert tokens.nextToken() == StreamTokenizer.TT_WORD && tokens.sval.equals("one");
        assert tokens.nextToken() == StreamTokenizer.TT_NUMBER && tokens.nval == 2;
        assert tokens.nextToken() == StreamTokenizer.TT_EOF && tokens.lineno() == 1;
    }

    static int roll(int sides) {        // check Main.roll: valid
        if (sides < 1) {
            return 0;
        }
        SecureRandom random = new SecureRandom();
        random.setSeed(5);
        int rolled = random.nextInt(sides);
        assert 0 <= rolled && rolled < sides;
        return rolled;
    }

    static void seeded() {
        SecureRandom random = new SecureRandom(new byte[] {1});
        assert random.nextInt(2) == 0;        // check Main.seeded: invalid, exception here
    }

    static void named() throws NoSuchAlgorithmException {
        SecureRandom.getInstance("SHA1PRNG").setSeed(new byte[2]);        // check Main.named: valid
    }

    static void show(StreamTokenizer tokens) throws IOException {
        StringBuilder line = new StringBuilder(tokens.toString());
        while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
            line.append(' ').append(tokens.ttype).append(tokens.sval).append(tokens.nval).append('@').append(tokens.lineno());
        }
        System.out.println(line.append(tokens).toString().replace('\n', '$'));
    }

    public static void main(String[] args) throws IOException, NoSuchAlgorithmException {
        String text = "x1 -2.5 - . 'q\\t\\101' \"open\n/ comment\ra+b // c\n/* d\n */ #e Up";
        show(new StreamTokenizer(new StringReader(text)));
        StreamTokenizer tokens = new StreamTokenizer(new ByteArrayInputStream(text.getBytes()));
        tokens.eolIsSignificant(true);
        tokens.slashSlashComments(true);
        tokens.slashStarComments(true);
        tokens.lowerCaseMode(true);
        tokens.ordinaryChar('/');
        tokens.commentChar('#');
        show(tokens);
        StreamTokenizer own = new StreamTokenizer(new StringReader("a-b c|d|12"));
        own.resetSyntax();
        own.wordChars('a', 'z');
        own.whitespaceChars(' ', ' ');
        own.quoteChar('|');
        own.parseNumbers();
        own.ordinaryChars('-', '-');
        own.nextToken();
        own.pushBack();
        show(own);
        SecureRandom random = SecureRandom.getInstanceStrong();
        System.out.println(random.generateSeed(3).length + " " + new SecureRandom(new byte[1]).generateSeed(0).length);
        try {
            random.generateSeed(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            SecureRandom.getInstance(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
