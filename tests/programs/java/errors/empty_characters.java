// A character literal holds a character. Two quotes in comments and strings are just that, as in ''.
class EmptyCharacters {
    static final String TEXT = "it''s";
    static final char QUOTE = '\'';

    static void f(int x) {
        char c = '';                            // error: empty character literal
        assert x != 3;
    }

    char d = '';                                // error: empty character literal
}
