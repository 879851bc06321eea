// Interfaces of the library: what is tried is said in the verdict.
import java.util.Collection;
import java.util.Iterator;

class Main {
    static int sum(Iterable<Integer> all) {             // check Main.sum: valid within bounds
        int sum = 0;
        if (all != null) {
            for (Integer i : all) {
                sum += i == null ? 0 : i;
            }
        }
        return sum;
    }

    static boolean any(Collection<String> c) {          // check Main.any: valid within bounds
        return c != null && c.contains("a") && !c.isEmpty();
    }

    static Integer next(Iterator<Integer> i) {          // check Main.next: valid within bounds
        return i != null && i.hasNext() ? i.next() : null;
    }

    static char first(CharSequence s) {                 // check Main.first: valid within bounds
        return s == null || s.length() == 0 ? ' ' : s.charAt(0);
    }
}
// run Main.sum([1, null, 2]): 3
// run Main.any(["a"]): true
// run Main.first("xy"): 'x'
