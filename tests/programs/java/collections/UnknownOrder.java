import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;

/** Sorted collections from who knows where: their keys are in some total order. */
public class UnknownOrder {
    static class Key {
        int id;
    }

    private final TreeMap<Key, String> names;

    UnknownOrder(Comparator<Key> order) {
        names = new TreeMap<>(order);
    }

    //@ requires set != null && set.size() == 2;
    //@ ensures \result;
    static boolean first(TreeSet<Key> set) { // check UnknownOrder.first with array 2 and chain 1: valid within bounds
        return set.comparator().compare(set.first(), set.last()) < 0;
    }

    //@ requires set != null && k != null && set.size() == 1;
    //@ ensures set.size() == 2;              // check UnknownOrder.added with array 2 and chain 1: invalid, ensures here
    static void added(TreeSet<Key> set, Key k) {
        set.add(k);
    }

    //@ requires queue != null && queue.size() == 2;
    //@ ensures \result;
    static boolean least(PriorityQueue<Key> queue) { // check UnknownOrder.least with array 2 and chain 1: valid within bounds
        Key least = queue.poll();
        return queue.comparator().compare(least, queue.peek()) <= 0;
    }

    //@ requires k != null;
    //@ ensures names.get(k) == v;
    void named(Key k, String v) {              // check UnknownOrder.named with array 2 and chain 1: valid within bounds
        names.put(k, v);
    }
}
