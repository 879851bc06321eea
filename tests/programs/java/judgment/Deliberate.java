// What a callee throws on purpose, about state that the method has made of its inputs: a finding at the boundary,
// unless there are no inputs that could be better.
public class Deliberate {
    private final String separator;

    Deliberate(String separator) {
        this.separator = separator;
        validate();
    }

    private void validate() {
        if (separator != null && separator.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("a line break"); // check Deliberate.of with judgment: invalid, boundary here
        }
    }

    public static Deliberate of(char c) {
        return new Deliberate(String.valueOf(c));
    }

    // check Deliberate.ofLineBreak with judgment: invalid, manifest
    public static Deliberate ofLineBreak() {
        return of('\n');
    }

    // check Deliberate.ofComma with judgment: valid
    public static Deliberate ofComma() {
        return of(',');
    }

    static int digit(char c) {
        switch (c) {
            case 'I': return 1;
            case 'V': return 5;
            default: throw new IllegalArgumentException("" + c);
        }
    }

    // Whoever passes such a text is told so, wherever in it the character is.
    // check Deliberate.sum with judgment: valid within bounds, provided that s != null and no IllegalArgumentException is thrown on line 35
    public static int sum(String s) {
        int sum = 0;
        for (int i = 0; i < s.length(); i++) {
            sum += digit(s.charAt(i));
        }
        return sum;
    }

    // check Deliberate.sumOfAll with judgment: valid within bounds, provided that all != null and no IllegalArgumentException is thrown on line 35
    public static int sumOfAll(char[] all) {
        int sum = 0;
        for (char each : all) {
            sum += digit(each);
        }
        return sum;
    }

    // What the method computes is its own affair.
    // check Deliberate.next with judgment: invalid, manifest
    public static int next(String s) {
        int count = 0;
        for (int i = 0; i < s.length(); i++) {
            count += digit((char) ('A' + i));
        }
        return count;
    }
}

// After a search, an author says that it cannot fail: whoever asks for something else is to blame.
class Searches {
    static int indexOf(int[] numbers, int wanted) {
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] == wanted) {
                return i;
            }
        }
        throw new AssertionError(wanted); // check Searches.indexOf with judgment: invalid, boundary here
    }

    // No argument decides about it.
    static int firstEven() {
        int[] numbers = {1, 3};
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] % 2 == 0) {
                return i;
            }
        }
        throw new AssertionError("none"); // check Searches.firstEven with judgment: invalid, manifest here
    }

    static int half(int number) {
        assert number % 2 == 0; // check Searches.half with judgment: invalid, manifest here
        return number / 2;
    }

    // What was computed is wrong for some arguments.
    static int tripled(int number) {
        int result = 3 * number;
        if (result < number) {
            throw new AssertionError("overflow"); // check Searches.tripled with judgment: invalid, manifest here
        }
        return result;
    }
}
