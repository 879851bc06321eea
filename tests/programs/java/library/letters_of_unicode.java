/** Letters of all scripts, for all inputs: what only holds in ASCII or Latin-1 has a counterexample. */
class Letters {
    static void ignoringCase(String s) {
        if (s != null) {
            assert s.equalsIgnoreCase("true") == s.equals("true");  // check Letters.ignoringCase: invalid, exception here
        }
    }

    static void kelvin(String s) {
        if (s != null && s.length() == 1) {
            assert !s.equalsIgnoreCase("k") || s.equals("k") || s.equals("K");  // check Letters.kelvin: invalid, exception here
        }
    }

    static void noOtherA(String s) {                                            // check Letters.noOtherA: valid
        if (s != null && s.length() == 1) {
            assert !s.equalsIgnoreCase("a") || s.equals("a") || s.equals("A");
        }
    }

    static int folded(char c) {
        return Character.toLowerCase(Character.toUpperCase(c));
    }

    // exhaustive: check Letters.foldsToAscii: valid
    static void foldsToAscii(char a, char b) {
        if (a < 128 || b < 128) {
            assert ("" + a).equalsIgnoreCase("" + b) == (folded(a) == folded(b));
        }
    }

    // check Letters.isKnown with string 8: valid
    static boolean isKnown(String s) {
        boolean known = "true".equalsIgnoreCase(s) || "yes".equalsIgnoreCase(s) || "on".equalsIgnoreCase(s);
        assert !known || s.length() <= 4;
        return known;
    }

    static void sameLength(String s) {
        if (s != null && s.length() == 1) {
            assert s.toUpperCase().length() == 1;       // check Letters.sameLength: invalid, exception here
        }
    }

    static void atMostThree(String s) {                 // check Letters.atMostThree: valid
        if (s != null && s.length() == 1) {
            assert s.toUpperCase().length() <= 3;
        }
    }

    static void cased(char c) {
        if (Character.isLetter(c)) {
            assert Character.isUpperCase(c) || Character.isLowerCase(c);    // check Letters.cased: invalid, exception here
        }
    }

    static void noBlankLetters(char c) {                // check Letters.noBlankLetters: valid
        assert !Character.isLetter(c) || !Character.isWhitespace(c) && Character.isJavaIdentifierStart(c);
    }

    static void digits(char c) {
        if (Character.isDigit(c)) {
            assert c <= '9';                            // check Letters.digits: invalid, exception here
        }
    }

    static void values(char c) {                        // check Letters.values: valid
        int value = Character.getNumericValue(c);
        assert value >= -2 && (!Character.isDigit(c) || value == Character.digit(c, 10));
    }

    static void points(int point) {
        if (point > 0xffff && Character.isLetter(point)) {
            assert Character.toUpperCase(point) == point;   // check Letters.points: invalid, exception here
        }
    }
}
// run Letters.kelvin("\u212a"): throws AssertionError
// run Letters.sameLength("\ufb01"): throws AssertionError
// run Letters.points(66600): throws AssertionError
