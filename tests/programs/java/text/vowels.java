// Counting with switch, sets and indexOf; the wrong one forgets a break.
class Vowels {
    static int byIndex(String s) {
        int n = 0;
        for (int i = 0; i < s.length(); i++) {
            if ("aeiou".indexOf(s.charAt(i)) >= 0) {
                n++;
            }
        }
        return n;
    }

    static int bySwitch(String s) {
        int n = 0;
        for (char c : s.toCharArray()) {
            switch (c) {
                case 'a': case 'e': case 'i': case 'o': case 'u':
                    n++;
                    break;
                default:
            }
        }
        return n;
    }

    static int fallingThrough(String s) {
        int vowels = 0;
        int spaces = 0;
        for (char c : s.toCharArray()) {
            switch (c) {
                case ' ':
                    spaces++;
                case 'a': case 'e': case 'i': case 'o': case 'u':
                    vowels++;
                    break;
                default:
            }
        }
        return vowels;
    }

    static void agree(char a, char b, char c) {         // check Vowels.agree: valid
        String s = "" + a + b + c;
        assert byIndex(s) == bySwitch(s);
    }

    static void fallen(char a, char b) {
        String s = "" + a + b;
        assert byIndex(s) == fallingThrough(s);         // check Vowels.fallen: invalid, exception here
    }
}
