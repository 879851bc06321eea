// A tokenizer for numbers, names and signs; the wrong one forgets the last token.
import java.util.ArrayList;
import java.util.List;

class Tokenizer {
    // prints: [12, +, ab3, *, (, 4, )]
    // prints: [12, +]
    public static void main(String[] args) {
        System.out.println(tokens("12 + ab3*(4)"));
        System.out.println(forgetful("12 + x"));
    }

    static List<String> tokens(String s) {
        List<String> found = new ArrayList<>();
        int i = 0;
        while (i < s.length()) {
            char c = s.charAt(i);
            if (c == ' ') {
                i++;
                continue;
            }
            int end = i + 1;
            if (Character.isLetterOrDigit(c)) {
                boolean digits = Character.isDigit(c);
                while (end < s.length()
                    && (Character.isDigit(s.charAt(end)) || !digits && Character.isLetter(s.charAt(end)))) {
                    end++;
                }
            }
            found.add(s.substring(i, end));
            i = end;
        }
        return found;
    }

    static List<String> forgetful(String s) {
        List<String> found = new ArrayList<>();
        String word = "";
        for (char c : s.toCharArray()) {
            if (c != ' ') {
                word += c;
            } else if (!word.isEmpty()) {
                found.add(word);
                word = "";
            }
        }
        return found;
    }

    static void spaced(char a, char b) {                // check Tokenizer.spaced: valid
        if (a >= '0' && a <= '9' && b >= 'a' && b <= 'z') {
            List<String> found = tokens(a + " " + b);
            assert found.size() == 2 && found.get(0).charAt(0) == a && found.get(1).charAt(0) == b;
        }
    }

    static void last(char a, char b) {
        if (a != ' ' && b != ' ') {
            assert forgetful(a + " " + b).size() == 2;  // check Tokenizer.last: invalid, exception here
        }
    }
}
