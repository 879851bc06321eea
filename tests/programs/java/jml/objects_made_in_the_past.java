// An object that a call inside of \old makes, such as a boxed number, keeps what it holds for the calls around it.
import java.util.ArrayList;
import java.util.Set;

class Past {
    int value;

    //@ requires x >= 0;
    //@ ensures \result.value == x;
    static /*@ pure @*/ Past of(int x) {
        Past made = new Past();
        made.value = x;
        return made;
    }

    /*@ pure @*/ boolean is(Past other) {
        return value == other.value;
    }

    // check Past.set: invalid, ensures
    //@ requires 0 < x && x < 9;
    //@ ensures \old(is(of(x))) ==> value == x;
    void set(int x) {
        value = 9;
    }

    // check Past.put: valid within bounds
    //@ requires set != null;
    //@ ensures set.contains(x) && \result == !\old(set.contains(x));
    static boolean put(Set<Integer> set, int x) {
        return set.add(x);
    }

    // check Past.clear: invalid, ensures
    //@ requires list != null;
    //@ ensures \old(list.contains(x)) ==> list.contains(x);
    static void clear(ArrayList<Integer> list, int x) {
        list.clear();
    }
}
