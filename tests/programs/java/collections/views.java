// Views and copies: what is written to one is seen through the other, or is not allowed.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

class Views {
    static void subList(int a, int b) {                 // check Views.subList: valid
        List<Integer> all = new ArrayList<>(List.of(1, 2, 3));
        List<Integer> part = all.subList(1, 3);
        part.set(0, a);
        part.add(b);
        assert all.size() == 4 && all.get(1) == a && all.get(3) == b;
        part.clear();
        assert all.equals(List.of(1));
    }

    static void asList(int a) {                         // check Views.asList: valid
        Integer[] array = {1, 2};
        List<Integer> view = Arrays.asList(array);
        view.set(1, a);
        assert array[1] == a;
        array[0] = a;
        assert view.get(0) == a && view.indexOf(a) == 0;
    }

    static void grows(boolean more) {
        List<Integer> view = Arrays.asList(1, 2);
        if (more) {
            view.add(3);                                // check Views.grows: invalid, exception here
        }
    }

    static List<Integer> publish(List<Integer> inner, boolean copy) {
        return copy ? List.copyOf(inner) : Collections.unmodifiableList(inner);
    }

    static void published(int a, boolean copy) {
        List<Integer> inner = new ArrayList<>(List.of(a));
        List<Integer> seen = publish(inner, copy);
        inner.add(a);
        assert seen.size() == 1;                        // check Views.published: invalid, exception here
    }

    static void changed(int a, boolean copy) {
        List<Integer> seen = publish(new ArrayList<>(List.of(a)), copy);
        seen.set(0, 1);                                 // check Views.changed: invalid, exception here
    }

    static void structurally(int a) {                   // check Views.structurally: invalid, exception
        List<Integer> all = new ArrayList<>(List.of(1, 2, 3));
        List<Integer> part = all.subList(0, 2);
        if (a > 0) {
            all.add(a);
        }
        part.size();                                    // run Views.structurally(1): throws ConcurrentModificationException
    }
}
