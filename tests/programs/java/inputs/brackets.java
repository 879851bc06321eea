// A parser with a stack: a closing bracket may come first.
import java.util.ArrayDeque;
import java.util.Deque;

class Main {
    static boolean careless(String s) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : s.toCharArray()) {                // check Main.careless: invalid, exception here
            if (c == '(') {
                open.push(c);
            } else if (c == ')') {
                open.pop();
            }
        }
        return open.isEmpty();
    }

    static boolean careful(String s) {                  // check Main.careful: valid within bounds
        Deque<Character> open = new ArrayDeque<>();
        for (int i = 0; s != null && i < s.length(); i++) {
            if (s.charAt(i) == '(') {
                open.push('(');
            } else if (s.charAt(i) == ')' && (open.isEmpty() || open.pop() != '(')) {
                return false;
            }
        }
        return open.isEmpty();
    }
}
// run Main.careless(")"): throws NoSuchElementException
