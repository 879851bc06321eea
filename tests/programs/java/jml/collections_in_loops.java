// A collection that a loop may have changed before anyone looked into it is not what it was.
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.Vector;

class Loops {
    // check Loops.vector with modular and array 2: unknown
    //@ requires v != null;
    //@ ensures v.size() > 0 ==> v.get(0) == \old(v.get(0));
    static void vector(Vector<String> v, int n) {
        int i = 0;
        //@ loop_invariant 0 <= i;
        while (i < n) {
            if (v.size() > 0) {
                v.set(0, "x");
            }
            i++;
        }
    }

    // check Loops.linked with modular and array 2: unknown
    //@ requires v != null;
    //@ ensures v.size() > 0 ==> v.get(0) == \old(v.get(0));
    static void linked(LinkedList<String> v, int n) {
        int i = 0;
        //@ loop_invariant 0 <= i;
        while (i < n) {
            if (v.size() > 0) {
                v.set(0, "x");
            }
            i++;
        }
    }

    // check Loops.list with modular and array 2: invalid, ensures
    //@ requires v != null;
    //@ ensures v.size() > 0 ==> v.get(0) == \old(v.get(0));
    static void list(ArrayList<String> v, int n) {
        int i = 0;
        //@ loop_invariant 0 <= i;
        while (i < n) {
            if (v.size() > 0) {
                v.set(0, "x");
            }
            i++;
        }
    }
}
