import java.util.*;

/** Which of its own methods a class of the library calls: each that is overridden here says its name. */
class SelfCalls {
    static StringBuilder log = new StringBuilder();

    static void say(String name) {
        log.append(' ').append(name);
    }

    static void show(String what) {
        System.out.println(what + ":" + log);
        log.setLength(0);
    }
}

class SelfCallsOfLists extends SelfCalls {
    static class L extends ArrayList<String> {
        L(Collection<String> c) { super(c); }
        public boolean add(String s) { say("add"); return super.add(s); }
        public String get(int i) { say("get"); return super.get(i); }
        public String set(int i, String s) { say("set"); return super.set(i, s); }
        public int indexOf(Object o) { say("indexOf"); return super.indexOf(o); }
        public int size() { say("size"); return super.size(); }
        public boolean isEmpty() { say("isEmpty"); return super.isEmpty(); }
        public Iterator<String> iterator() { say("iterator"); return super.iterator(); }
        public Object[] toArray() { say("toArray"); return super.toArray(); }
        public String remove(int i) { say("removeAt"); return super.remove(i); }
        public boolean contains(Object o) { say("contains"); return super.contains(o); }
        protected void removeRange(int a, int b) { say("removeRange"); super.removeRange(a, b); }
    }

    public static void main(String[] args) {
        L list = new L(List.of("a", "b", "c"));
        show("new");
        for (String each : list) {
            say(each);
        }
        show("for");
        list.contains("b");
        show("contains");
        list.remove("b");
        show("remove");
        list.addAll(List.of("d", "e"));
        show("addAll");
        list.hashCode();
        show("hashCode");
        list.listIterator(2).previous();
        show("listIterator");
        new ArrayList<>(list);
        show("copy");
        String text = list + "";
        show(text);
        new TreeSet<>(list);
        show("sorted");
        String.join(",", list);
        show("join");
        list.removeIf(each -> each.equals("a"));
        show("removeIf");
        Iterator<String> iterator = list.iterator();
        iterator.next();
        iterator.remove();
        show("iterator.remove");
        list.clear();
        show("clear");
    }
}

class SelfCallsOfStacks extends SelfCalls {
    static class S extends Stack<String> {
        public void addElement(String s) { say("addElement"); super.addElement(s); }
        public boolean add(String s) { say("add"); return super.add(s); }
        public String peek() { say("peek"); return super.peek(); }
        public void removeElementAt(int i) { say("removeElementAt"); super.removeElementAt(i); }
        public void removeAllElements() { say("removeAllElements"); super.removeAllElements(); }
        public boolean removeElement(Object o) { say("removeElement"); return super.removeElement(o); }
        public int indexOf(Object o) { say("indexOf"); return super.indexOf(o); }
        public int indexOf(Object o, int i) { say("indexOfFrom"); return super.indexOf(o, i); }
        public int lastIndexOf(Object o) { say("lastIndexOf"); return super.lastIndexOf(o); }
        public int lastIndexOf(Object o, int i) { say("lastIndexOfTo"); return super.lastIndexOf(o, i); }
        public String elementAt(int i) { say("elementAt"); return super.elementAt(i); }
        public String get(int i) { say("get"); return super.get(i); }
        public int size() { say("size"); return super.size(); }
    }

    public static void main(String[] args) {
        S stack = new S();
        stack.push("a");
        stack.push("b");
        show("push");
        stack.pop();
        show("pop");
        stack.search("a");
        show("search");
        stack.contains("a");
        show("contains");
        stack.indexOf("a");
        show("indexOf");
        stack.empty();
        show("empty");
        stack.addAll(List.of("c", "d"));
        for (String each : stack) {
            say(each);
        }
        show("for");
        stack.remove("c");
        show("remove");
        stack.clear();
        show("clear");
    }
}

class SelfCallsOfQueues extends SelfCalls {
    static class D extends ArrayDeque<String> {
        public void addFirst(String s) { say("addFirst"); super.addFirst(s); }
        public void addLast(String s) { say("addLast"); super.addLast(s); }
        public String pollFirst() { say("pollFirst"); return super.pollFirst(); }
        public String peekFirst() { say("peekFirst"); return super.peekFirst(); }
        public String removeFirst() { say("removeFirst"); return super.removeFirst(); }
        public String getFirst() { say("getFirst"); return super.getFirst(); }
        public boolean removeFirstOccurrence(Object o) { say("removeFirstOccurrence"); return super.removeFirstOccurrence(o); }
    }

    static class Number implements Comparable<Number> {
        final int value;
        Number(int value) { this.value = value; }
        public int compareTo(Number other) {
            say(value + "?" + other.value);
            return Integer.compare(value, other.value);
        }
    }

    public static void main(String[] args) {
        D deque = new D();
        deque.push("a");
        deque.add("b");
        deque.offer("c");
        show("add");
        deque.getFirst();
        deque.peek();
        deque.element();
        show("look");
        deque.pop();
        deque.poll();
        deque.remove("c");
        show("remove");
        PriorityQueue<Number> queue = new PriorityQueue<>();
        for (int i : new int[] {3, 1, 2, 0}) {
            queue.add(new Number(i));
        }
        show("heap");
        queue.poll();
        show("poll");
        queue = new PriorityQueue<>(List.of(new Number(3), new Number(1), new Number(2)));
        show("heapify");
    }
}

class SelfCallsOfMaps extends SelfCalls {
    static class T extends TreeMap<String, Integer> {
        public Integer put(String k, Integer v) { say("put"); return super.put(k, v); }
        public Integer get(Object k) { say("get"); return super.get(k); }
        public boolean containsKey(Object k) { say("containsKey"); return super.containsKey(k); }
        public Integer remove(Object k) { say("remove"); return super.remove(k); }
        public int size() { say("size"); return super.size(); }
    }

    static class H extends HashMap<String, Integer> {
        public Integer put(String k, Integer v) { say("put"); return super.put(k, v); }
        public Integer get(Object k) { say("get"); return super.get(k); }
        public boolean containsKey(Object k) { say("containsKey"); return super.containsKey(k); }
        public int size() { say("size"); return super.size(); }
    }

    public static void main(String[] args) {
        for (Map<String, Integer> map : List.of(new T(), new H())) {
            map.putIfAbsent("a", 1);
            map.merge("b", 1, Integer::sum);
            map.merge("b", 1, Integer::sum);
            map.compute("c", (key, value) -> null);
            map.computeIfAbsent("d", key -> 4);
            map.computeIfPresent("d", (key, value) -> 5);
            show("changes");
            map.putAll(Map.of("z", 26));
            show("putAll");
            map.keySet().contains("a");
            map.keySet().size();
            map.values().size();
            map.entrySet().size();
            show("views");
            map.getOrDefault("x", 1);
            show("getOrDefault");
            map.putAll(new TreeMap<>(Map.of("q", 1)));
            show("putSorted");
        }
        T copy = new T();
        copy.putAll(new TreeMap<>(Map.of("q", 1, "r", 2)));
        show("copy");
        copy.keySet().remove("q");
        show("keySet.remove");
    }
}

class SelfCallsOfSets extends SelfCalls {
    static class T extends TreeSet<String> {
        T(Collection<String> c) { super(c); }
        public boolean add(String s) { say("add"); return super.add(s); }
        public boolean addAll(Collection<? extends String> c) { say("addAll"); return super.addAll(c); }
        public boolean contains(Object o) { say("contains"); return super.contains(o); }
    }

    public static void main(String[] args) {
        T set = new T(List.of("a", "b"));
        show("list");
        set.addAll(new TreeSet<>(List.of("c")));
        show("more");
        set.remove("a");
        show("remove");
        new T(new TreeSet<>(List.of("a", "b")));
        show("sorted");
    }
}

class SelfCallsOfExceptions extends SelfCalls {
    static class X extends RuntimeException {
        X() { }
        X(String s) { super(s); }
        X(Throwable t) { super(t); }
        X(String s, Throwable t) { super(s, t); }
        X(String s, boolean traced) { super(s, null, true, traced); }
        public synchronized Throwable fillInStackTrace() { say("fill"); return this; }
        public String getMessage() { say("message"); return super.getMessage(); }
        public String getLocalizedMessage() { say("localized"); return super.getLocalizedMessage(); }
        public synchronized Throwable getCause() { say("cause"); return super.getCause(); }
        public synchronized Throwable initCause(Throwable t) { say("initCause"); return super.initCause(t); }
        public String toString() { say("text"); return super.toString(); }
    }

    public static void main(String[] args) {
        new X();
        show("plain");
        X cause = new X("a");
        show("message");
        X one = new X(new Error("e"));
        show("cause");
        new X("b", cause);
        show("both");
        new X("c", false);
        show("untraced");
        new X("d", true);
        show("traced");
        one.toString();
        show("toString");
    }
}
