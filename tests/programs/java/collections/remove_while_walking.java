// Removing from a list while walking over it: by index, by iterator, and in the two wrong ways.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class Removing {
    static List<Integer> list(int... numbers) {
        List<Integer> made = new ArrayList<>();
        for (int n : numbers) {
            made.add(n);
        }
        return made;
    }

    static void byIterator(int a, int b, int c) {       // check Removing.byIterator: valid
        List<Integer> l = list(a, b, c);
        for (Iterator<Integer> i = l.iterator(); i.hasNext();) {
            if (i.next() < 0) {
                i.remove();
            }
        }
        for (int n : l) {
            assert n >= 0;
        }
    }

    static void byPredicate(int a, int b, int c) {      // check Removing.byPredicate: valid
        List<Integer> l = list(a, b, c);
        boolean some = l.removeIf(n -> n < 0);
        assert some == (a < 0 || b < 0 || c < 0);
        assert l.isEmpty() == (a < 0 && b < 0 && c < 0);
    }

    static void skipping(int a, int b, int c) {
        List<Integer> l = list(a, b, c);
        for (int i = 0; i < l.size(); i++) {
            if (l.get(i) < 0) {
                l.remove(i);
            }
        }
        for (int n : l) {
            assert n >= 0;                              // check Removing.skipping: invalid, exception here
        }
    }

    static void inForEach(int a, int b, int c) {
        List<Integer> l = list(a, b, c);
        for (Integer n : l) {                           // check Removing.inForEach: invalid, exception here
            if (n < 0) {
                l.remove(n);
            }
        }
    }
}
