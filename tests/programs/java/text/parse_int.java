// Reading numbers by hand: signs, bad characters, overflow; against Integer.parseInt.
class Numbers {
    static void agree(char a, char b) {                 // check Numbers.agree: valid
        String s = "" + a + b;
        Integer mine = read(s);
        Integer theirs;
        try {
            theirs = Integer.parseInt(s);
        } catch (NumberFormatException e) {
            theirs = null;
        }
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) > 127) {
                return;                                 // digits of other scripts
            }
        }
        assert mine == null ? theirs == null : mine.equals(theirs);
    }

    static Integer read(String s) {
        int from = !s.isEmpty() && (s.charAt(0) == '-' || s.charAt(0) == '+') ? 1 : 0;
        if (from == s.length()) {
            return null;
        }
        int value = 0;
        for (int i = from; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < '0' || c > '9') {
                return null;
            }
            value = 10 * value + (c - '0');
        }
        return from == 1 && s.charAt(0) == '-' ? -value : value;
    }

    static int careless(char a) {                       // run Numbers.careless(' '): throws NumberFormatException
        return Integer.parseInt(("" + a).trim());       // check Numbers.careless: invalid, exception here
    }

    static void large(int digit) {
        if (digit >= 0 && digit <= 9) {
            int value = read("214748364" + digit);
            assert value > 0;                           // check Numbers.large: invalid, exception here
        }
    }
}
