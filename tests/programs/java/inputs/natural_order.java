// Sorted collections that are inputs are in natural order, and the verdict says so: others have a comparator.
import java.util.PriorityQueue;
import java.util.TreeMap;

class NaturalOrder {
    // check NaturalOrder.noComparator with array 2: valid within bounds
    static void noComparator(PriorityQueue<Integer> queue) {
        if (queue != null) {
            assert queue.comparator() == null;
        }
    }

    // check NaturalOrder.smallestFirst with array 2: valid within bounds
    static void smallestFirst(TreeMap<Integer, String> map) {
        if (map != null && map.isEmpty()) {
            map.put(2, "b");
            map.put(1, "a");
            assert map.firstKey() == 1;
        }
    }
}
