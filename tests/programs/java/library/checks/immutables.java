// What `of` makes cannot be changed, and sets have no order.
import java.util.List;
import java.util.Map;
import java.util.Set;

class Main {
    static void unchanged(int x) {                      // check Main.unchanged: valid
        List<Integer> list = List.of(x, 1);
        try {
            list.add(3);
            assert false;
        } catch (UnsupportedOperationException e) {
            assert list.size() == 2 && list.get(0) == x;
        }
    }

    static void twice(int x) {                          // check Main.twice: invalid
        Set.of(1, x, 3);                                // run Main.twice(1): throws IllegalArgumentException "duplicate element: 1"
    }

    static void order() {                               // check Main.order: invalid
        assert Set.of(1, 2).iterator().next() == 1;
    }

    static void values() {                              // check Main.values: valid
        int sum = 0;
        for (int value : Map.of("a", 1, "b", 2).values()) {
            sum += value;
        }
        assert sum == 3;
    }
}
