// Run-length encoding; the wrong one drops the last run.
class RunLengths {
    static String encode(String s) {
        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < s.length()) {
            int end = i;
            while (end < s.length() && s.charAt(end) == s.charAt(i)) {
                end++;
            }
            out.append(s.charAt(i)).append(end - i);
            i = end;
        }
        return out.toString();
    }

    static String decode(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i += 2) {
            for (int n = s.charAt(i + 1) - '0'; n > 0; n--) {
                out.append(s.charAt(i));
            }
        }
        return out.toString();
    }

    static String encodeWrongly(String s) {
        StringBuilder out = new StringBuilder();
        int run = 1;
        for (int i = 1; i < s.length(); i++) {
            if (s.charAt(i) == s.charAt(i - 1)) {
                run++;
            } else {
                out.append(s.charAt(i - 1)).append(run);
                run = 1;
            }
        }
        return out.toString();
    }

    static void back(char a, char b, char c) {          // check RunLengths.back: valid
        String s = "" + a + b + c;
        assert decode(encode(s)).equals(s);
    }

    static void wrong(char a, char b) {
        String s = "" + a + b;
        assert decode(encodeWrongly(s)).length() == 2;  // check RunLengths.wrong: invalid, exception here
    }

    static String garbled(char a) {                     // check RunLengths.garbled: invalid, exception
        return decode("" + a);                          // run RunLengths.garbled('a'): throws StringIndexOutOfBoundsException
    }
}
