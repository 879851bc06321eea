// A collection that contains itself is not tried as an input, and the verdict says so.
import java.util.ArrayList;
import java.util.List;

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

    static void made() {
        List<Object> list = new ArrayList<>();
        list.add(list);
        assert list.get(0) != list;                         // check Main.made: invalid, exception here
    }
}
