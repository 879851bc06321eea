// Iterators that notice changes.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class Main {
    static void kept(int a, int b, int c) {             // check Main.kept: valid
        List<Integer> list = new ArrayList<>(List.of(a, b, c));
        Iterator<Integer> each = list.iterator();
        while (each.hasNext()) {
            if (each.next() < 0) {
                each.remove();
            }
        }
        for (int value : list) {
            assert value >= 0;
        }
    }

    static void changed(int a, int b, int c) {          // check Main.changed: invalid
        List<Integer> list = new ArrayList<>(List.of(a, b, c));
        for (Integer value : list) {
            if (value < 0) {
                list.remove(value);                     // run Main.changed(-1, 0, 0): throws ConcurrentModificationException
            }
        }
    }
}
