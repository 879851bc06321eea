// LinkedLists whose elements inputs decide.
import java.util.LinkedList;

class Main {
    static void reversed(int a, int b, int c) {         // check Main.reversed: valid
        LinkedList<Integer> list = new LinkedList<>();
        list.addFirst(a);
        list.addFirst(b);
        list.addFirst(c);
        assert list.get(0) == c && list.getLast() == a && list.get(1) == b;
    }

    static void dropped(int a, int b) {                 // check Main.dropped: valid
        LinkedList<Integer> list = new LinkedList<>();
        list.add(a);
        list.add(b);
        list.removeIf(v -> v > 0);
        assert list.size() == (a > 0 ? 0 : 1) + (b > 0 ? 0 : 1);
    }

    static void none(int a) {                           // check Main.none: invalid
        LinkedList<Integer> list = new LinkedList<>();
        if (a != 5) {
            list.add(a);
        }
        list.getFirst();                                // run Main.none(5): throws NoSuchElementException
    }
}
