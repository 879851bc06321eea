// Linked lists, deques and stacks as inputs: their links and sizes fit.
import java.util.ArrayDeque;
import java.util.LinkedList;
import java.util.Stack;
import java.util.Vector;

class Main {
    static void both(LinkedList<Integer> l) {           // check Main.both: valid within bounds
        if (l != null && !l.isEmpty()) {
            Integer last = l.getLast();
            l.addFirst(l.removeLast());
            assert l.getFirst() == last;
        }
    }

    static void ends(ArrayDeque<String> d) {            // check Main.ends: valid within bounds
        if (d != null && d.size() == 1) {
            assert d.peekFirst() == d.peekLast() && d.peekFirst() != null;
        }
    }

    static Integer pop(Stack<Integer> s) {
        return s == null ? null : s.pop();              // check Main.pop: invalid
    }

    static void vector(Vector<Integer> v) {             // check Main.vector: valid within bounds
        if (v != null && v.size() > 1) {
            assert v.elementAt(1) == v.get(1) && v.firstElement() == v.get(0);
        }
    }
}
// run Main.pop([]): throws EmptyStackException
// run Main.pop([1, 2]): 2
