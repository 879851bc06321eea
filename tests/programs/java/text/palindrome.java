// Palindromes by two indices and by turning the text around.
class Palindrome {
    static boolean is(String s) {
        for (int i = 0, j = s.length() - 1; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) {
                return false;
            }
        }
        return true;
    }

    static void agree(char a, char b, char c) {         // check Palindrome.agree: valid
        String s = "" + a + b + c;
        if (Character.isSurrogate(a) || Character.isSurrogate(b) || Character.isSurrogate(c)) {
            return;
        }
        String turned = new StringBuilder(s).reverse().toString();
        assert is(s) == s.equals(turned);
    }

    static boolean wrong(String s) {
        for (int i = 0; i < s.length() / 2; i++) {
            if (s.charAt(i) != s.charAt(s.length() - i)) {  // check Palindrome.off: invalid, exception here
                return false;
            }
        }
        return true;
    }

    static boolean off(char a, char b) {
        return wrong("" + a + b);
    }

    static boolean compared(String s) {
        String turned = new StringBuilder(s).reverse().toString();
        return s == turned;
    }

    static void identity(char c) {
        assert compared("" + c);                        // check Palindrome.identity: invalid, exception here
    }
}
