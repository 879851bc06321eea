import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

// A method that makes an unmodifiable view itself, and then changes it. Views that callers have given are tried in
// `tests/testgen/test_trials.py`.
public class Views {
    private final List<String> names;
    private List<String> current = new ArrayList<>();
    private int changes;

    public Views() {
        this.names = new ArrayList<>();
    }

    private Views(List<String> names) {
        this.names = names;
    }

    public static Views unmodifiable(Views other) {
        return new Views(Collections.unmodifiableList(other.names));
    }

    public void add(String name) {
        changes++;
        names.add(name);
    }

    public void freeze(String name) {
        current = Collections.unmodifiableList(current);
        current.add(name); // check Views.freeze with judgment: invalid, manifest here
    }

    // check Views.addToFrozen with judgment: invalid, manifest
    public static void addToFrozen(String name) {
        unmodifiable(new Views()).add(name);
    }
}
