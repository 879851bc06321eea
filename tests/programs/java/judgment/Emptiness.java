// A collection that was given says that it is empty: whoever calls may ask before. One of the method's own may not be.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.TreeMap;

public class Emptiness {
    private final Deque<String> done = new ArrayDeque<>();
    private final TreeMap<Integer, String> names = new TreeMap<>();

    public void apply(String command) {
        done.push(command);
    }

    public String undo() {
        return done.pop(); // check Emptiness.undo with judgment: invalid, boundary here
    }

    public int lowest() {
        return names.firstKey(); // check Emptiness.lowest with judgment: invalid, boundary here
    }

    public static String first(ArrayList<String> list) {
        Iterator<String> walk = list.iterator();
        return walk.next(); // check Emptiness.first with judgment: invalid, boundary here
    }

    public static boolean isBalanced(char[] text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : text) {
            if (c == '(') {
                open.push(c);
            } else {
                open.pop(); // check Emptiness.isBalanced with judgment: invalid, manifest here
            }
        }
        return open.isEmpty();
    }

    // It has taken the last one itself.
    public void clear() {
        done.push("last");
        while (true) {
            done.pop(); // check Emptiness.clear with judgment: invalid, manifest here
        }
    }

    public static int own() {
        return new ArrayDeque<Integer>().pop(); // check Emptiness.own with judgment: invalid, manifest here
    }
}
