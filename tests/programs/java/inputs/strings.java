// A String input is null or any string, and is written as in Java.
class Main {
    static void ab(String s) {
        assert s == null || !s.equals("ab");            // check Main.ab: invalid, exception here
    }

    static int length(String s) {                       // check Main.length: valid
        return s == null ? 0 : s.length();
    }

    static void builder(StringBuilder b) {              // check Main.builder: valid within bounds
        if (b != null) {
            int before = b.length();
            b.append('x');
            assert b.length() == before + 1;
            assert b.charAt(before) == 'x';
        }
    }

    static void same(String s, String t) {
        if (s != null && s.equals(t)) {
            assert s == t;                              // check Main.same: invalid, exception here
        }
    }

    static boolean palindrome(String s) {               // check Main.palindrome: valid within bounds
        if (s == null) {
            return false;
        }
        for (int i = 0, j = s.length() - 1; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) {
                return false;
            }
        }
        for (int i = 0; i < s.length(); i++) {
            assert s.charAt(i) == s.charAt(s.length() - 1 - i);
        }
        return true;
    }
}
// run Main.ab("ab"): throws AssertionError
// run Main.same("a", "a"): throws AssertionError
// run Main.same(&1 "a", *1): returns
// run Main.palindrome("abba"): true
