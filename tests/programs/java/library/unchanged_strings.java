// Methods that change nothing return the same string.
class Unchanged {
    // check Unchanged.character: invalid, exception
    static void character(String text) {
        if (text != null && text.length() == 1) {
            assert text.replace('x', 'y') != text;
        }
    }

    // check Unchanged.same: valid
    static void same(char c) {
        String text = "" + c;
        assert text.replace(c, c) == text;
        assert text.repeat(1) == text;
    }

    // check Unchanged.part: invalid, exception
    static void part(String text) {
        if (text != null && text.length() == 1) {
            assert text.replace("ab", "c") != text;
        }
    }

    // check Unchanged.lower: invalid, exception
    static void lower(String text) {
        if (text != null && text.length() == 1) {
            assert text.toLowerCase() != text;
        }
    }

    // run Unchanged.all(): returns
    static void all() {
        String text = new String("abc");
        assert text.toLowerCase() == text && text.toUpperCase() != text;
        assert text.replace("x", "y") == text && text.replace("ab", "ab") != text && text.replace("a", "a") == text;
    }
}
