import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Orders words by their length and keeps the order of equals. */
public final class StableBuckets {
    private StableBuckets() {}

    /** The words, shortest first. */
    public static List<String> byLength(List<String> words) {
        Map<Integer, List<String>> buckets = new TreeMap<>();
        for (String word : words) {
            buckets.computeIfAbsent(word.length(), length -> new ArrayList<>()).add(word);
        }
        List<String> result = new ArrayList<>();
        for (List<String> bucket : buckets.values()) {
            result.addAll(bucket);
        }
        return result;
    }
}
