import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.unknown.Directory;

@interface Nullable {}

// Who is to blame: one method for each kind of failure.
public class Policy {
    private final int[] a = new int[10];
    private Object[] data = new Object[4];
    private int top;

    // 1: a null argument that nobody speaks of.
    // check Policy.len with judgment: valid, provided that s != null
    public static int len(String s) {
        return s.length();
    }

    // 2: the call that passes it.
    public static int passesNull() {
        return len(null); // check Policy.passesNull with judgment: invalid, manifest here
    }

    // 3: a condition travels to the caller.
    // check Policy.travels with judgment: valid, provided that t != null
    public static int travels(String t) {
        return len(t);
    }

    // 4: the null is the method's own choice.
    public static int looksUp(Map<String, String> m) {
        return len(m.get("a")); // check Policy.looksUp with judgment: invalid, manifest here
    }

    // 5: one side is guarded, the other is a boundary.
    // check Policy.set with judgment: invalid, boundary
    // check Policy.set with judgment and edge lenient: valid, provided that 0 <= i && i < a.length
    public void set(int i) {
        if (i < 0) {
            throw new IllegalArgumentException();
        }
        a[i] = 1;
    }

    // 6: the loop goes one too far.
    // check Policy.fills with judgment: invalid, manifest
    public void fills() {
        for (int i = 0; i <= 10; i++) {
            set(i);
        }
    }

    // 7: an empty list is an ordinary one.
    // check Policy.average with judgment and array 2: invalid, boundary
    public static int average(List<Integer> l) {
        int s = 0;
        for (int x : l) {
            s += x;
        }
        return s / l.size();
    }

    // check Policy.averageOfPackage with judgment and array 2: valid within bounds, provided that l.size() != 0 and l != null
    static int averageOfPackage(List<Integer> l) {
        return 100 / l.size();
    }

    // A number that the program itself has computed is not the caller's.
    // check Policy.computed with judgment: invalid, manifest
    public static int computed(List<Integer> l) {
        return 100 / zero(l);
    }

    private static int zero(List<Integer> l) {
        return l.size() - l.size();
    }

    // check Policy.averageOfNothing with judgment: invalid, manifest
    public static int averageOfNothing() {
        return average(new ArrayList<>());
    }

    // 8: checked, then used.
    // check Policy.first with judgment: invalid, manifest
    public static String first(String s) {
        if (s == null) {
            System.out.println("null");
        }
        return s.trim();
    }

    // 9: a private method, called with what it needs.
    // check Policy.at with judgment and array 2: valid within bounds, provided that 0 <= i && i < b.length
    private static int at(int[] b, int i) {
        return b[i];
    }

    // check Policy.last with judgment and array 2: valid within bounds, provided that b != null
    public static int last(int[] b) {
        return b.length == 0 ? 0 : at(b, b.length - 1);
    }

    // 10: a text that is no number.
    // check Policy.parse with judgment and string 1: valid within bounds, provided that no NumberFormatException is thrown on line 109
    public static int parse(String s) {
        return Integer.parseInt(s);
    }

    // check Policy.parsesNothing with judgment: invalid, manifest
    public static int parsesNothing() {
        return parse("");
    }

    // 11: a state without a guard.
    // check Policy.pop with judgment: invalid, boundary
    public Object pop() {
        return data[--top];
    }

    // check Policy.popsNothing with judgment: invalid, manifest
    public static Object popsNothing() {
        return new Policy().pop();
    }

    // 12: a state with a guard.
    // check Policy.poll with judgment: valid, provided that top != 0
    public int poll() {
        if (top == 0) {
            throw new NoSuchElementException();
        }
        return 1;
    }

    enum Letter { A, B, C }

    // 14: a choice that leaves out a constant.
    // check Policy.chooses with judgment: valid, provided that e != null and (e == Policy.Letter.A || e == Policy.Letter.B)
    public static int chooses(Letter e) {
        switch (e) {
            case A: return 1;
            case B: return 2;
            default: throw new IllegalStateException();
        }
    }

    // check Policy.choosesC with judgment: invalid, manifest
    public static int choosesC() {
        return chooses(Letter.C);
    }

    // 16: the smallest number has no absolute value.
    public static int abs(int x) {
        return x < 0 ? -x : x;
    }

    // check Policy.bucket with judgment: invalid, manifest
    public static int bucket(int h) {
        int[] buckets = new int[7];
        return buckets[abs(h) % 7];
    }

    // 17: an assertion that all callers satisfy.
    // check Policy.third with judgment: valid
    public static int third(int n) {
        return n > 0 ? positive(n) : 0;
    }

    private static int positive(int n) {
        assert n > 0;
        return n / 3;
    }

    /** @throws IOException if there is nothing to read */
    // 18: documented and declared.
    // check Policy.reads with judgment: valid
    public static int reads(int n) throws IOException {
        if (n < 0) {
            throw new IOException();
        }
        return n;
    }

    // 19: what unknown code answers is not null without a word.
    // check Policy.asks with judgment: valid within bounds, provided that directory != null
    public static int asks(Directory directory, String key) {
        return directory.find(key).hashCode();
    }

    // 20: a nullable result is null sooner or later.
    @Nullable
    private static String find(Map<String, String> m, String key, int n) {
        return n > 3 && m.containsKey(key) ? "found" : null;
    }

    // check Policy.uses with judgment: invalid, manifest
    public static int uses(Map<String, String> m, int n) {
        return find(m, "a", n).length();
    }
}

// 13: no instances.
class Utilities {
    // check Utilities.Utilities with judgment: valid, provided that no AssertionError is thrown on line 208
    private Utilities() {
        throw new AssertionError("no instances");
    }
}

class Connection {
    public void close() {
    }
}

class Closeable {
    private Connection connection = new Connection();

    public void close() {
        connection.close();
        connection = null;
    }

    // 15: closed twice.
    // check Closeable.twice with judgment: invalid, manifest
    public static void twice() {
        Closeable x = new Closeable();
        try {
            x.close();
        } finally {
            x.close();
        }
    }
}
