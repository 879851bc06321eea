// A list that is an input is of no class of the program that extends a list.
import java.util.ArrayList;
import java.util.List;

class Names extends ArrayList<String> {
    private int asked;

    // check Names.asked: valid
    int asked() {
        return asked;
    }

    // check Names.last: valid within bounds
    String last() {
        return isEmpty() ? "" : get(size() - 1);
    }

    // check Names.first: valid within bounds
    static String first(List<String> names) {
        return names == null || names.isEmpty() ? "" : names.get(0);
    }
}
