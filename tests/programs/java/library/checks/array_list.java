// ArrayLists whose elements inputs decide.
import java.util.ArrayList;
import java.util.List;

class Main {
    static void added(int a, int b) {                   // check Main.added: valid
        List<Integer> list = new ArrayList<>();
        list.add(a);
        list.add(0, b);
        assert list.get(0) == b && list.get(1) == a && list.size() == 2;
    }

    static void removed(int a, int b, int c) {          // check Main.removed: valid
        List<Integer> list = new ArrayList<>(List.of(a, b, c));
        boolean there = list.remove(Integer.valueOf(7));
        assert there == (a == 7 || b == 7 || c == 7);
        assert list.size() == (there ? 2 : 3);
    }

    static void all(int a, int b) {                     // check Main.all: invalid
        List<Integer> list = new ArrayList<>(List.of(a, b));
        list.remove(Integer.valueOf(7));
        assert !list.contains(7);                       // run Main.all(7, 7): throws AssertionError here
    }

    static void index(int a, int b) {                   // check Main.index: valid
        List<Integer> list = List.of(a, b);
        int place = list.indexOf(b);
        assert place == 1 || place == 0 && a == b;
    }
}
