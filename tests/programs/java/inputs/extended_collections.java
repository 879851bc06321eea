// What a class inherits from a collection is not made up: its inputs are not given, and a list is of another class.
import java.util.ArrayList;
import java.util.List;

class Names extends ArrayList<String> {
    private int asked;

    // check Names.asked: valid
    int asked() {
        return asked;
    }

    // check Names.last: unknown
    String last() {
        return isEmpty() ? "" : get(size() - 1);
    }

    // check Names.first: valid within bounds
    static String first(List<String> names) {
        return names == null || names.isEmpty() ? "" : names.get(0);
    }
}
