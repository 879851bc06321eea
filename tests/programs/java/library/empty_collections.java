// The empty collections of `Collections` allow what changes nothing.
import java.util.*;

class EmptyCollections {
    // check EmptyCollections.lists: valid
    static void lists() {
        List<String> list = Collections.emptyList();
        list.clear();
        list.sort(null);
        list.replaceAll(x -> x + "!");
        assert !list.remove("x") && !list.removeAll(List.of("x")) && !list.retainAll(List.of()) && !list.removeIf(x -> true);
        assert list.isEmpty() && list.equals(new ArrayList<String>());
    }

    // check EmptyCollections.sets: valid
    static void sets() {
        Set<Integer> set = Collections.emptySet();
        set.clear();
        assert !set.remove(1) && !set.removeAll(Set.of(1)) && !set.removeIf(x -> true) && set.equals(new HashSet<Integer>());
    }

    // check EmptyCollections.maps: valid
    static void maps() {
        Map<String, Integer> map = Collections.emptyMap();
        map.clear();
        map.replaceAll((k, v) -> v + 1);
        assert map.remove("x") == null && map.get("x") == null && map.keySet().isEmpty();
    }

    static void added() {
        Collections.<String>emptyList().add("x");           // check EmptyCollections.added: invalid, exception here
    }

    static void put(String key) {
        Collections.<String, Integer>emptyMap().put(key, 1); // check EmptyCollections.put: invalid, exception here
    }

    static void without(Set<Integer> others) {
        if (others == null) {
            Collections.emptySet().removeAll(others);        // check EmptyCollections.without: invalid, exception here
        }
    }
}
