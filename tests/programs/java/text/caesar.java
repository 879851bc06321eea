// Caesar's cipher: deciphering gives the text back; the wrong one goes wrong for shifts to the left.
class Caesar {
    static char shift(char c, int by) {
        if (c < 'a' || c > 'z') {
            return c;
        }
        return (char) ('a' + Math.floorMod(c - 'a' + by, 26));
    }

    static char shiftWrongly(char c, int by) {
        if (c < 'a' || c > 'z') {
            return c;
        }
        return (char) ('a' + (c - 'a' + by) % 26);
    }

    static String cipher(String s, int by) {
        char[] letters = s.toCharArray();
        for (int i = 0; i < letters.length; i++) {
            letters[i] = shift(letters[i], by);
        }
        return new String(letters);
    }

    static void back(char c, int by) {                  // check Caesar.back: valid
        if (by > -100 && by < 100) {
            assert shift(shift(c, by), -by) == c;
        }
    }

    static void text(int by) {                          // check Caesar.text: valid
        if (by >= -2 && by <= 2) {
            assert cipher(cipher("lazy dog!", by), -by).equals("lazy dog!");
        }
    }

    static void wrong(char c, int by) {
        if (by > -26 && by < 26) {
            assert shiftWrongly(shiftWrongly(c, by), -by) == c;     // check Caesar.wrong: invalid, exception here
        }
    }
}
