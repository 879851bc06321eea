// Contracts call the methods of collections that look, also through interfaces.
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Queries {
    // check Queries.first with array 2: valid within bounds
    //@ requires names != null && names.size() > 0;
    //@ ensures \result == names.get(0) && !names.isEmpty();
    static String first(List<String> names) {
        return names.get(0);
    }

    // check Queries.put with array 1: valid within bounds
    //@ requires counts != null;
    //@ ensures counts.containsKey(key) && counts.get(key).intValue() == 1;
    //@ ensures counts.size() == \old(counts.size()) + (\old(counts.containsKey(key)) ? 0 : 1);
    static void put(Map<Integer, Integer> counts, Integer key) {
        counts.put(key, 1);
    }

    // check Queries.take with array 2: valid within bounds
    //@ requires queue != null && !queue.isEmpty();
    //@ ensures \result == \old(queue.peek());
    static Integer take(Deque<Integer> queue) {
        return queue.poll();
    }

    // check Queries.add with array 1: valid within bounds
    //@ requires set != null;
    //@ ensures set.contains(x) && \result == !\old(set.contains(x));
    static boolean add(Set<Integer> set, int x) {
        return set.add(x);
    }

    // check Queries.lost with array 1: invalid, ensures
    //@ requires some != null;
    //@ ensures some.size() == \old(some.size());
    static void lost(Collection<Integer> some) {
        some.clear();
    }
}
