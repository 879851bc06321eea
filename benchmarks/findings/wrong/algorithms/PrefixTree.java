import java.util.HashMap;
import java.util.Map;

/** Words in a tree of letters. */
public class PrefixTree {
    private final Map<Character, PrefixTree> children = new HashMap<>();
    private boolean isWord;

    /** Adds a word. */
    public void add(String word) {
        PrefixTree node = this;
        for (int i = 0; i < word.length(); i++) {
            node = node.children.computeIfAbsent(word.charAt(i), letter -> new PrefixTree());
        }
        node.isWord = true;
    }

    /** Whether a word was added. */
    public boolean contains(String word) {
        PrefixTree node = this;
        for (int i = 0; i < word.length(); i++) {
            node = node.children.get(word.charAt(i));
            if (node == null) {
                return false;
            }
        }
        return true;
    }
}
