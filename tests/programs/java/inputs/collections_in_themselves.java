// A collection that contains itself is not tried as an input, and the verdict says so. Other inputs of the same path are.
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class Main {
    // check Main.itself: valid within bounds
    static void itself(List<Object> list) {
        if (list != null && list.size() == 1 && list.get(0) instanceof List) {
            assert list.get(0) != list;
        }
    }

    // check Main.inside: valid within bounds
    static void inside(List<List<Object>> list) {
        if (list != null && list.size() == 1 && list.get(0) != null && list.get(0).size() == 1) {
            assert list.get(0).get(0) != list;
        }
    }

    static void holdsNothing(List<?> list) {
        if (list != null && !list.isEmpty()) {
            assert list.get(0) == null;                     // check Main.holdsNothing: invalid, exception here
        }
    }

    static void isEmpty(Object object) {
        if (object instanceof Optional<?> optional) {
            assert optional.isEmpty();                      // check Main.isEmpty: invalid, exception here
        }
    }

    static void holdsNoOwner(List<Owner> list) {
        if (list != null && list.size() == 2 && list.get(0) != null && list.get(1) != list.get(0)) {
            assert list.get(0).owned == null;               // check Main.holdsNoOwner: invalid, exception here
        }
    }

    static class Owner {
        Object owned;
    }

    static void made() {
        List<Object> list = new ArrayList<>();
        list.add(list);
        assert list.get(0) != list;                         // check Main.made: invalid, exception here
    }
}
