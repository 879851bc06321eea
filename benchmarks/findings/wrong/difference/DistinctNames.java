import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Names without repetition. */
public final class DistinctNames {
    private DistinctNames() {}

    /** Each name once, in the order of first occurrence. */
    public static List<String> distinct(List<String> names) {
        List<String> result = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            seen.add(name);
            result.remove(name);
            result.add(name);
        }
        return result;
    }
}
