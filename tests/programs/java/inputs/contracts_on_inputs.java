// Contracts and inputs that are collections: what is assigned in one was there before, and it is not fresh.
import java.util.List;

class Main {
    //@ requires l != null;
    //@ assignable \nothing;
    static void changes(List<Integer> l) {              // check Main.changes: invalid, assignable
        l.add(1);
    }

    //@ requires l != null;
    //@ ensures \fresh(\result);                        // check Main.same: invalid, ensures here
    static List<Integer> same(List<Integer> l) {
        l.size();
        return l;
    }

    //@ requires l != null;
    //@ assignable \nothing;
    static int size(List<Integer> l) {                  // check Main.size: valid within bounds
        int size = 0;
        for (Integer i : l) {
            size++;
        }
        assert size == l.size();
        return size;
    }
}
