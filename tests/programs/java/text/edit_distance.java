// Levenshtein's distance: symmetric, at most the longer length, 0 for equal texts only.
class Distance {
    static int of(String s, String t) {
        int[] row = new int[t.length() + 1];
        for (int j = 0; j <= t.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= s.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= t.length(); j++) {
                int above = row[j];
                if (s.charAt(i - 1) == t.charAt(j - 1)) {
                    row[j] = diagonal;
                } else {
                    row[j] = 1 + Math.min(diagonal, Math.min(above, row[j - 1]));
                }
                diagonal = above;
            }
        }
        return row[t.length()];
    }

    static void pairs(char a, char b, char c, char d) { // check Distance.pairs: valid
        String s = "" + a + b;
        String t = "" + c + d;
        int distance = of(s, t);
        assert distance == of(t, s) && distance <= 2;
        assert distance == 0 == s.equals(t);
    }

    static int hamming(String s, String t) {
        int count = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) != t.charAt(i)) {           // check Distance.lengths: invalid, exception here
                count++;
            }
        }
        return count;
    }

    static void lengths(char a, boolean twice) {
        hamming(twice ? "ab" : "a", "" + a);
    }

    static void larger(char a, char b, char c) {        // check Distance.larger: valid
        assert of("" + a + b, "" + b + c) <= hamming("" + a + b, "" + b + c);
    }
}
