// The library calls methods that a subclass overrides where Java's own code does, and nowhere else.
import java.util.*;

class OverriddenMethods {
    static class Flag extends Exception {
        static int filled;
        @Override public synchronized Throwable fillInStackTrace() { filled++; return this; }
    }
    // check OverriddenMethods.fills: valid
    static void fills() {
        int before = Flag.filled;
        new Flag();
        assert Flag.filled == before + 1;
    }

    static class Twice extends ArrayList<Integer> {
        Twice() { super(List.of(1, 2)); }
        @Override public Integer get(int i) { return 2 * super.get(i); }
    }
    // check OverriddenMethods.iterates: valid
    static void iterates() {
        int sum = 0;
        for (int each : new Twice()) {
            sum += each;
        }
        assert sum == 3;
    }

    static class Shorter extends ArrayList<String> {
        @Override public int size() { return super.size() - 1; }
    }
    // check OverriddenMethods.asksNoSize: valid
    static void asksNoSize() {
        Shorter list = new Shorter();
        list.add("a");
        int count = 0;
        for (String each : list) {
            count++;
        }
        assert count == 1 && list.size() == 0;
    }

    static class Ranged extends ArrayList<String> {
        int ranges;
        @Override protected void removeRange(int from, int to) { ranges++; super.removeRange(from, to); }
    }
    // check OverriddenMethods.removes: valid
    static void removes() {
        Ranged list = new Ranged();
        list.add("a");
        list.add("b");
        list.remove("a");
        assert list.ranges == 0;
        list.subList(0, 1).clear();
        assert list.ranges == 1 && list.isEmpty();
    }

    static class Counted extends Stack<String> {
        int added;
        @Override public boolean add(String element) { added++; return super.add(element); }
    }
    // check OverriddenMethods.pushes: valid
    static void pushes() {
        Counted stack = new Counted();
        stack.push("a");
        assert stack.added == 0 && stack.peek() == "a";
    }

    static class Blind extends Vector<String> {
        @Override public int indexOf(Object object, int from) { return -1; }
    }
    // check OverriddenMethods.finds: valid
    static void finds() {
        Blind vector = new Blind();
        vector.add("a");
        assert !vector.contains("a") && vector.indexOf("a") == -1 && vector.lastIndexOf("a", 0) == 0;
    }

    static class Found extends LinkedList<String> {
        @Override public int indexOf(Object object) { return 0; }
    }
    // check OverriddenMethods.contains: valid
    static void contains() {
        assert new Found().contains("x");
    }

    static class Peeked extends ArrayDeque<String> {
        int peeks;
        @Override public String peekFirst() { peeks++; return super.peekFirst(); }
    }
    // check OverriddenMethods.looks: valid
    static void looks() {
        Peeked deque = new Peeked();
        deque.add("a");
        deque.getFirst();
        assert deque.peeks == 0;
        deque.peek();
        assert deque.peeks == 1;
    }

    static class Empty extends HashMap<String, Integer> {
        @Override public int size() { return 0; }
    }
    // check OverriddenMethods.views: valid
    static void views() {
        Empty map = new Empty();
        map.put("a", 1);
        assert map.keySet().size() == 1 && map.values().size() == 1 && map.entrySet().size() == 1;
    }

    static class Puts extends TreeMap<String, Integer> {
        int puts;
        @Override public Integer put(String key, Integer value) { puts++; return super.put(key, value); }
    }
    // check OverriddenMethods.puts: valid
    static void puts() {
        Puts map = new Puts();
        map.putIfAbsent("a", 1);
        map.merge("b", 1, Integer::sum);
        map.computeIfAbsent("c", key -> 2);
        assert map.puts == 0;
        map.putAll(Map.of("d", 4));
        assert map.puts == 1 && map.size() == 4;
        TreeMap<String, Integer> copy = new Puts();
        copy.putAll(map);
        assert copy.equals(map) && ((Puts) copy).puts == 0;
    }

    static class Zero extends TreeMap<String, Integer> {
        @Override public Integer get(Object key) {
            Integer value = super.get(key);
            return value == null ? 0 : value;
        }
    }
    // check OverriddenMethods.defaults: valid
    static void defaults() {
        Zero map = new Zero();
        map.putIfAbsent("a", 5);
        assert map.get("a") == 5 && map.get("b") == 0;
    }

    static class Adds extends TreeSet<String> {
        int added;
        @Override public boolean add(String element) { added++; return super.add(element); }
    }
    // check OverriddenMethods.sorted: valid
    static void sorted() {
        Adds set = new Adds();
        set.addAll(new TreeSet<>(List.of("a", "b")));
        assert set.added == 0 && set.size() == 2;
        set.addAll(List.of("c"));
        assert set.added == 1;
    }

    // check OverriddenMethods.changing: valid
    static void changing() {
        Vector<Integer> vector = new Vector<>(List.of(1));
        Enumeration<Integer> each = vector.elements();
        vector.add(2);
        int sum = 0;
        while (each.hasMoreElements()) {
            sum += each.nextElement();
        }
        assert sum == 3;
    }
}

// An object that shows itself to `fillInStackTrace` is seen before its constructor has set its fields.
class Shown extends RuntimeException {
    static Shown last;
    private final int[] data;

    Shown(int count) {
        super("x");
        data = new int[count];               // check Shown.Shown: invalid, exception here
    }

    @Override public synchronized Throwable fillInStackTrace() {
        last = this;
        return this;
    }

    int length() {
        return data.length;                  // check Shown.length: invalid, exception here
    }
}
