import java.util.ArrayList;
import java.util.List;
import java.util.Map;

// A field that holds null only if a caller passes null, or calls a method too early: a condition on callers.
public class NullFields {
    private List<String> expected;
    private List<String> never;
    private final int[] given;
    private final List<String> found;
    private int[] optional;
    private Node first;

    public NullFields(int[] given, Map<String, List<String>> all) {
        this.given = given;
        this.found = all.get("");
    }

    public int parse(String text) {
        expected = new ArrayList<>();
        expected.add(text);
        return check();
    }

    // check NullFields.check with judgment: valid, provided that expected != null
    protected int check() {
        return expected.size();
    }

    public List<String> getExpected() {
        return expected;
    }

    // check NullFields.byGetter with judgment: valid, provided that expected != null
    public int byGetter() {
        return getExpected().size();
    }

    // check NullFields.ofOther with judgment: valid, provided that other.expected != null and other != null
    public int ofOther(NullFields other) {
        return other.check();
    }

    private String mark;

    public void setMark(String mark) {
        this.mark = mark;
    }

    // The library does not take null.
    // check NullFields.marked with judgment: valid within bounds, provided that mark != null and text != null
    public boolean marked(String text) {
        return text.contains(mark);
    }

    // Nobody has called parse, and that is nobody else's business.
    // check NullFields.early with judgment: invalid, manifest
    public static int early(Map<String, List<String>> all) {
        return new NullFields(new int[1], all).check();
    }

    // check NullFields.length with judgment: valid, provided that given != null
    public int length() {
        return given.length;
    }

    private int[][] rows;

    public void setRows(int[][] rows) {
        this.rows = rows;
    }

    // A row may be null, too, which no condition on the field prevents.
    // check NullFields.sum with judgment and array 1: invalid, manifest
    public int sum(int number) {
        int sum = 0;
        for (int each : rows[0]) {
            sum += each;
        }
        return sum;
    }

    // No method assigns it.
    // check NullFields.unassigned with judgment: invalid, manifest
    public int unassigned() {
        return never.size();
    }

    // A null that the constructor finds, and no caller passes.
    // check NullFields.size with judgment: invalid, manifest
    public int size() {
        return found.size();
    }

    public boolean has() {
        return optional != null;
    }

    public void choose(int[] numbers) {
        optional = numbers;
    }

    // Who asks for null elsewhere believes in it.
    // check NullFields.first with judgment: invalid, manifest
    public int first() {
        return optional.length;
    }

    static class Node {
        int value;
        Node next;
    }

    public void push(int value) {
        Node node = new Node();
        node.value = value;
        node.next = first;
        first = node;
    }

    // A method of the object has put null into the field.
    // check NullFields.pop with judgment: invalid, manifest
    public int pop() {
        int value = first.value;
        first = first.next;
        return value;
    }

    // The receiver of a call is read before its arguments.
    static class Output {
        private final StringBuilder out;

        Output(StringBuilder out) {
            this.out = out;
        }

        // check NullFields.Output.open with judgment: valid, provided that out != null
        public void open() {
            out.append('[');
        }

        // check NullFields.Output.close with judgment: valid, provided that out != null
        public void close() {
            StringBuilder to = out;
            to.append(']');
        }
    }

    // Another class assigns it.
    static class Handler {
        Parser parser;

        // check NullFields.Handler.line with judgment: valid, provided that parser != null
        public int line() {
            return parser.line;
        }
    }

    static class Parser {
        int line;

        Parser(Handler handler) {
            handler.parser = this;
        }
    }

    // Another class asks for null.
    static class Asked {
        int[] data;

        // check NullFields.Asked.length with judgment: invalid, manifest
        public int length() {
            return data.length;
        }
    }

    static boolean isFilled(Asked asked, int[] data) {
        asked.data = data;
        return asked.data != null;
    }

    // Only one of the constructors assigns it.
    static class Partly {
        private int[] data;

        Partly() {
        }

        Partly(int[] data) {
            this.data = data;
        }

        // check NullFields.Partly.length with judgment: invalid, manifest
        public int length() {
            return data.length;
        }
    }

    // Other code sees the object when the field has its value.
    static class Listed {
        List<String> items = new ArrayList<>();
        int[] late;

        Listed(String text) {
            split(text);
            late = new int[1];
        }

        private void split(String text) {
            items.add(text);
        }

        // check NullFields.Listed.size with judgment: valid within bounds, provided that items != null
        public int size() {
            return items.size();
        }

        // check NullFields.Listed.length with judgment: invalid, manifest
        public int length() {
            return late.length;
        }
    }

    // One constructor calls the other.
    static class Wholly {
        private int[] data;

        Wholly() {
            this(new int[1]);
        }

        Wholly(int[] data) {
            this.data = data;
        }

        // check NullFields.Wholly.length with judgment: valid, provided that data != null
        public int length() {
            return data.length;
        }
    }

    // A callee takes the field for an object.
    static class Range {
        private final Node low;
        private Node high;

        Range(Node low, Node high) {
            this.low = low;
            this.high = high;
        }

        private static int distance(Node from, Node to) {
            return to.value - from.value;
        }

        private static int between(Node from, Node to) {
            return distance(from, to);
        }

        private static int orZero(Node node) {
            if (node == null) {
                return 0;
            }
            return node.value;
        }

        // check NullFields.Range.size with judgment: valid, provided that high != null and low != null
        public int size() {
            return between(low, high);
        }

        // check NullFields.Range.total with judgment: valid, provided that low != null and other.low != null and other != null
        public int total(Range other) {
            return orZero(other.low) + between(other.low, low);
        }

        // Null is what the method passes itself.
        // check NullFields.Range.none with judgment: invalid, manifest
        public int none() {
            return between(low, null);
        }
    }
}
