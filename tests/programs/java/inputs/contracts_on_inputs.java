// Contracts speak of collections that are inputs; what is assigned in them was there before.
import java.util.List;

class Main {
    //@ requires l != null && !l.isEmpty() && l.get(0) != null;
    //@ ensures \result == l.get(0);
    static int first(List<Integer> l) {                 // check Main.first: valid within bounds
        return l.get(0);
    }

    //@ requires l != null;
    //@ assignable \nothing;                            // check Main.changes: invalid, assignable
    static void changes(List<Integer> l) {
        l.add(1);
    }

    //@ requires l != null;
    //@ ensures \result == \old(l.size());
    static int cleared(List<Integer> l) {               // check Main.cleared: valid within bounds
        int size = l.size();
        l.clear();
        return size;
    }

    //@ requires l != null;
    //@ ensures \fresh(\result);                        // check Main.same: invalid, ensures here
    static List<Integer> same(List<Integer> l) {
        l.size();
        return l;
    }
}
