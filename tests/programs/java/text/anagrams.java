// Anagrams by counting letters and by sorting.
import java.util.Arrays;

class Anagrams {
    static boolean counted(String s, String t) {
        if (s.length() != t.length()) {
            return false;
        }
        int[] count = new int[128];
        for (int i = 0; i < s.length(); i++) {
            count[s.charAt(i)]++;
            count[t.charAt(i)]--;
        }
        for (int n : count) {
            if (n != 0) {
                return false;
            }
        }
        return true;
    }

    static boolean sorted(String s, String t) {
        char[] a = s.toCharArray();
        char[] b = t.toCharArray();
        Arrays.sort(a);
        Arrays.sort(b);
        return Arrays.equals(a, b);
    }

    static boolean summed(String s, String t) {
        int sum = 0;
        for (char c : s.toCharArray()) {
            sum += c;
        }
        for (char c : t.toCharArray()) {
            sum -= c;
        }
        return s.length() == t.length() && sum == 0;
    }

    static void turned(char a, char b) {                // check Anagrams.turned: valid
        assert sorted("" + a + b, "" + b + a);
    }

    static void sums(char a, char b, char c, char d) {
        String s = "" + a + b;
        String t = "" + c + d;
        assert summed(s, t) == sorted(s, t);            // check Anagrams.sums: invalid, exception here
    }

    static boolean foreign(char a) {                    // check Anagrams.foreign: invalid, exception
        return counted("" + a, "a");
    }
}
