import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

// What local and anonymous classes capture holds what its declaration says, as fields do.
public class Walks {
    static final class Node {
        int key;
        Node left, right;
    }

    private Node root;

    // check Walks$1.next with judgment: valid within bounds
    // check Walks$1.hasNext with judgment: valid within bounds
    public Iterator<Integer> iterator() {
        Deque<Node> path = new ArrayDeque<>();
        for (Node n = root; n != null; n = n.left) {
            path.push(n);
        }
        return new Iterator<Integer>() {
            @Override
            public boolean hasNext() {
                return !path.isEmpty();
            }

            @Override
            public Integer next() {
                if (path.isEmpty()) {
                    return null;
                }
                Node n = path.pop();
                if (n.right != null) {
                    path.push(n.right);
                }
                return n.key;
            }
        };
    }
}
