// Whether brackets match: with a stack for three kinds, with a counter for one.
import java.util.ArrayDeque;
import java.util.Deque;

class Brackets {
    static boolean match(String s) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            switch (c) {
                case '(', '[' -> open.push(c);
                case ')' -> {
                    if (open.isEmpty() || open.pop() != '(') {
                        return false;
                    }
                }
                case ']' -> {
                    if (open.isEmpty() || open.pop() != '[') {
                        return false;
                    }
                }
                default -> { }
            }
        }
        return open.isEmpty();
    }

    static boolean count(String s) {
        int depth = 0;
        for (char c : s.toCharArray()) {
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        }
        return depth == 0;
    }

    static boolean trusting(String s) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            if (c == '(') {
                open.push(c);
            } else if (c == ')') {
                open.pop();                             // check Brackets.closed: invalid, exception here
            }
        }
        return open.isEmpty();
    }

    static void wrapped(char a, char b) {               // check Brackets.wrapped: valid
        String s = "" + a + b;
        assert !match(s) || match("(" + s + ")") && match(s + s);
    }

    static void order(char a, char b) {
        String s = "" + a + b;
        assert !count(s) || match(s) || s.contains("[") || s.contains("]"); // check Brackets.order: invalid, exception here
    }

    static void closed(char a, char b) {
        trusting("" + a + b);
    }
}
