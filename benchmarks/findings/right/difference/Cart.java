import java.util.HashMap;
import java.util.Map;

/** A shopping cart. */
public class Cart {
    private final Map<String, Integer> counts = new HashMap<>();

    /** Adds pieces of an article. */
    public void add(String article, int pieces) {
        if (pieces < 1) {
            throw new IllegalArgumentException("pieces");
        }
        counts.merge(article, pieces, Integer::sum);
    }

    /** How many pieces there are. */
    public int count(String article) {
        return counts.getOrDefault(article, 0);
    }
}
