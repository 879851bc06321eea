// Counting words: the counts add up to the number of words.
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Main {
    static Map<String, Integer> counts(List<String> words) {    // check Main.counts with decisions 16: valid within bounds
        Map<String, Integer> counts = new HashMap<>();
        if (words == null) {
            return counts;
        }
        for (String word : words) {
            counts.put(word, counts.getOrDefault(word, 0) + 1);
        }
        int sum = 0;
        for (int count : counts.values()) {
            sum += count;
        }
        assert sum == words.size();
        return counts;
    }
}
