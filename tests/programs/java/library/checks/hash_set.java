// HashSets of numbers and of objects without hash codes of their own.
import java.util.HashSet;
import java.util.Set;

class Main {
    static class Node {
        int value;
    }

    static void numbers(int a, int b, int c) {          // check Main.numbers: valid
        Set<Integer> set = new HashSet<>();
        boolean first = set.add(a);
        boolean second = set.add(b);
        boolean third = set.add(c);
        assert first && second == (a != b) && third == (c != a && c != b);
    }

    static void objects() {                             // check Main.objects: valid
        Node a = new Node();
        Node b = new Node();
        Set<Node> set = new HashSet<>();
        set.add(a);
        set.add(b);
        set.add(a);
        assert set.size() == 2 && set.contains(b) && !set.contains(new Node());
    }

    static void order() {                               // check Main.order: invalid
        Node a = new Node();
        Node b = new Node();
        Set<Node> set = new HashSet<>();
        set.add(a);
        set.add(b);
        assert set.iterator().next() == a;
    }
}
