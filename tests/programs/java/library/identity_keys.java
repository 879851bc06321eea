// Objects without hashCode as keys; equal objects with different hash codes.
// prints: abc 3 true false
// prints: 3 2 2 false
// prints: null null 1
// prints: found
// prints: true true true
// prints: 2 1
import java.util.*;

class Main {
    static class Node {
        final String name;
        final List<Node> next = new ArrayList<>();

        Node(String name) {
            this.name = name;
        }
    }

    static class Broken {
        @Override
        public boolean equals(Object other) {
            return other instanceof Broken;
        }
    }

    static class Changing {
        int value;

        Changing(int value) {
            this.value = value;
        }

        @Override
        public int hashCode() {
            return value;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Changing c && c.value == value;
        }
    }

    public static void main(String[] args) {
        Node a = new Node("a");
        Node b = new Node("b");
        Node c = new Node("c");
        a.next.add(b);
        b.next.add(c);
        c.next.add(a);
        Set<Node> seen = new HashSet<>();
        Deque<Node> open = new ArrayDeque<>(List.of(a));
        StringBuilder text = new StringBuilder();
        while (!open.isEmpty()) {
            Node node = open.pop();
            if (seen.add(node)) {
                text.append(node.name);
                open.addAll(node.next);
            }
        }
        System.out.println(text + " " + seen.size() + " " + seen.contains(b) + " " + seen.contains(new Node("b")));
        Map<Node, Integer> numbers = new HashMap<>();
        numbers.put(a, 1);
        numbers.put(b, 2);
        numbers.put(a, 3);
        System.out.println(numbers.get(a) + " " + numbers.size() + " " + numbers.remove(b) + " " + numbers.containsKey(b));
        Changing key = new Changing(1);
        Map<Changing, String> lost = new HashMap<>();
        lost.put(key, "found");
        key.value = 2;
        System.out.println(lost.get(key) + " " + lost.get(new Changing(1)) + " " + lost.size());
        key.value = 1;
        System.out.println(lost.get(key));
        System.out.println(new Broken().equals(new Broken()) + " " + a.equals(a) + " " + new IdentityHashMap<>().isEmpty());
        Map<String, Integer> byReference = new IdentityHashMap<>();
        byReference.put("k", 1);
        byReference.put(new String("k"), 2);
        System.out.println(byReference.size() + " " + byReference.get("k"));
    }
}
