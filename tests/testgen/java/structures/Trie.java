import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Words by their letters. */
public class Trie {
    private static class Node {
        private final Map<Character, Node> children = new TreeMap<>();
        private boolean word;
    }

    private final Node root = new Node();
    private int words;

    //@ signals (IllegalArgumentException e) word == null || word.isEmpty();
    public boolean insert(String word) {
        if (word == null || word.isEmpty()) {
            throw new IllegalArgumentException("no word");
        }
        Node node = root;
        for (char c : word.toCharArray()) {
            node = node.children.computeIfAbsent(c, k -> new Node());
        }
        if (node.word) {
            return false;
        }
        node.word = true;
        words++;
        return true;
    }

    //@ requires word != null;
    public boolean contains(String word) {
        Node node = find(word);
        return node != null && node.word;
    }

    //@ requires prefix != null;
    public boolean startsWith(String prefix) {
        return find(prefix) != null;
    }

    //@ requires prefix != null;
    public List<String> withPrefix(String prefix) {
        List<String> found = new ArrayList<>();
        Node node = find(prefix);
        if (node != null) {
            collect(node, new StringBuilder(prefix), found);
        }
        return found;
    }

    private Node find(String prefix) {
        Node node = root;
        for (int i = 0; i < prefix.length(); i++) {
            node = node.children.get(prefix.charAt(i));
            if (node == null) {
                return null;
            }
        }
        return node;
    }

    private void collect(Node node, StringBuilder path, List<String> found) {
        if (node.word) {
            found.add(path.toString());
        }
        for (Map.Entry<Character, Node> entry : node.children.entrySet()) {
            path.append(entry.getKey());
            collect(entry.getValue(), path, found);
            path.deleteCharAt(path.length() - 1);
        }
    }
}
