import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// A call that breaks what its callee relies on is the finding, at the call. Whoever only passes on what it was given
// has the condition itself.
public class Calls {
    private int[] slots = new int[4];

    // --- null ------------------------------------------------------------------------------------------------

    // check Calls.length with judgment: valid, provided that s != null
    static int length(String s) {
        return s.length();
    }

    static int passesNull() {
        return length(null); // check Calls.passesNull with judgment: invalid, manifest here
    }

    // check Calls.passesOn with judgment: valid, provided that t != null
    static int passesOn(String t) {
        return length(t);
    }

    // check Calls.passesOnTwice with judgment: valid, provided that u != null
    static int passesOnTwice(String u) {
        return passesOn(u);
    }

    static int passesNullFarther() {
        return passesOnTwice(null); // check Calls.passesNullFarther with judgment: invalid, manifest here
    }

    // A method above the one to blame reaches the same call.
    // check Calls.above with judgment: invalid, manifest
    static int above() {
        return passesNull() + 1;
    }

    // An answer that nobody looked at is not passed on.
    static int passesAnAnswer(Map<String, String> m) {
        return length(m.get("a")); // check Calls.passesAnAnswer with judgment: invalid, manifest here
    }

    static int checksAndPasses(String s) {
        if (s == null) {
            System.out.println("none");
        }
        return length(s); // check Calls.checksAndPasses with judgment: invalid, manifest here
    }

    // The callee asks for null itself, so it is to blame.
    static int asks(String s) {
        int n = s == null ? 1 : 2;
        return n + s.length(); // check Calls.asks with judgment: invalid, manifest here
    }

    static int callsWhoAsks() {
        return asks(null);
    }

    // --- numbers ---------------------------------------------------------------------------------------------

    // check Calls.at with judgment: valid within bounds, provided that 0 <= i && i < numbers.length and numbers != null
    private static int at(int[] numbers, int i) {
        return numbers[i];
    }

    // check Calls.next with judgment: valid within bounds, provided that 0 <= i + 1 && i + 1 < numbers.length
    private static int next(int[] numbers, int i) {
        return at(numbers, i + 1);
    }

    static int last() {
        int[] three = {1, 2, 3};
        return next(three, 2); // check Calls.last with judgment: invalid, manifest here
    }

    // check Calls.first with judgment: valid
    static int first() {
        int[] three = {1, 2, 3};
        return next(three, 0);
    }

    // A constant argument breaks it, whatever the array is.
    static int before(int[] numbers) {
        return at(numbers, -1); // check Calls.before with judgment: invalid, manifest here
    }

    // Others may call it with any number: a finding at the boundary, where private code is entered.
    public static int open(int[] numbers, int i) {
        return at(numbers, i); // check Calls.open with judgment: invalid, boundary here
    }

    public static int half(int n) {
        return 100 / n; // check Calls.half with judgment: invalid, boundary here
    }

    // It passes on what it was given: the same finding.
    // check Calls.halfOfOther with judgment: invalid, boundary
    public static int halfOfOther(int m) {
        return half(m);
    }

    static int halfOfNothing() {
        return half(0); // check Calls.halfOfNothing with judgment: invalid, manifest here
    }

    // No caller can do better.
    static int end(int[] numbers) {
        int end = numbers.length;
        return numbers.length == 2 ? numbers[end] : 0; // check Calls.end with judgment: invalid, manifest here
    }

    // --- loops and state ---------------------------------------------------------------------------------------

    private void set(int i) {
        slots[i] = 1;
    }

    void fill() {
        for (int i = 0; i <= 4; i++) {
            set(i); // check Calls.fill with judgment: invalid, manifest here
        }
    }

    // --- guards ----------------------------------------------------------------------------------------------

    // check Calls.root with judgment: valid, provided that n >= 0
    static int root(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative");
        }
        return n / 2;
    }

    static int rootOfNegative() {
        return root(-4); // check Calls.rootOfNegative with judgment: invalid, manifest here
    }

    // check Calls.rootOfAny with judgment: valid, provided that n >= 0
    static int rootOfAny(int n) {
        return root(n);
    }

    // --- the library -------------------------------------------------------------------------------------------

    // check Calls.letter with judgment: valid within bounds, provided that no StringIndexOutOfBoundsException is thrown on line 152
    private static char letter(String text, int i) {
        return text.charAt(i);
    }

    static char fourth() {
        return letter("abc", 3); // check Calls.fourth with judgment: invalid, manifest here
    }

    static char second() {
        return letter("abc", 1);
    }

    public static int head(List<Integer> list) {
        return list.get(0); // check Calls.head with judgment: invalid, boundary here
    }

    static int headOfNothing() {
        return head(new ArrayList<>()); // check Calls.headOfNothing with judgment: invalid, manifest here
    }

    // --- constants, about which no caller decides anything ----------------------------------------------------

    interface Risk {
        void take() throws Exception;
    }

    static int afterRisk(Risk risk) {
        if (risk == null) {
            return 0;
        }
        try {
            risk.take();
            return 1;
        } catch (Exception e) {
            return 1 / 0; // check Calls.afterRisk with judgment: invalid, manifest here
        }
    }

    static int noNumber(String s) {
        return Integer.parseInt("x") + s.length(); // check Calls.noNumber with judgment: invalid, manifest here
    }

    static int always(int n) {
        return 10 / n + 10 / (n == 0 ? 1 : 0); // check Calls.always with judgment: invalid here
    }
}
