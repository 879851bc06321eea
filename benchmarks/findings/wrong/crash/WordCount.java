import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts words. */
public final class WordCount {
    private WordCount() {}

    /** How often each word occurs. */
    public static Map<String, Integer> count(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : words) {
            int before = counts.get(word);
            counts.put(word, before + 1);
        }
        return counts;
    }
}
