import java.util.ArrayDeque;
import java.util.Deque;

/** Brackets in pairs. */
public final class BracketBalance {
    private BracketBalance() {}

    /** Whether each bracket is closed by its partner. */
    public static boolean isBalanced(String text) {
        Deque<Character> expected = new ArrayDeque<>();
        for (char c : text.toCharArray()) {
            if (c == '(') {
                expected.push(')');
            } else if (c == '[') {
                expected.push(']');
            } else if ((c == ')' || c == ']') && (expected.isEmpty() || expected.pop() != c)) {
                return false;
            }
        }
        return expected.isEmpty();
    }
}
