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
}
