import java.util.ArrayList;
import java.util.List;

// Private methods are checked through their callers: what no caller causes is no finding, and callers show the rest.
public class PrivateMethods {
    private final List<String> names = new ArrayList<>();

    // check PrivateMethods.first with judgment and states: valid within bounds, provided that no element of texts is null and no IndexOutOfBoundsException is thrown on line 10
    private static String first(List<String> texts) {
        return texts.get(0).trim();
    }

    // check PrivateMethods.known with judgment and states: valid
    public static String known() {
        List<String> texts = new ArrayList<>();
        texts.add("a");
        return first(texts);
    }

    // check PrivateMethods.second with judgment and states: valid within bounds, provided that no IndexOutOfBoundsException is thrown on line 22
    private String second() {
        return names.get(1);
    }

    // check PrivateMethods.shows with judgment and states: invalid, manifest
    public String shows() {
        return second();
    }

    // Whatever callers pass.
    // check PrivateMethods.always with judgment and states: invalid, manifest
    private static int always() {
        int[] none = null;
        return none.length;
    }

    // check PrivateMethods.callsAlways with judgment and states: invalid, manifest
    public static int callsAlways() {
        return always();
    }
}
