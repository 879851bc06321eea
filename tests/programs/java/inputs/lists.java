// A List input is a list in a state that a program can bring it to.
import java.util.ArrayList;
import java.util.List;

class Main {
    static void consistent(ArrayList<Integer> l) {      // check Main.consistent: valid within bounds
        if (l != null) {
            int count = 0;
            for (Integer i : l) {
                assert i == null || i.intValue() == i;
                count++;
            }
            assert count == l.size() && l.isEmpty() == (count == 0);
        }
    }

    static int first(List<Integer> l) {
        return l == null ? 0 : l.get(0);                // check Main.first: invalid
    }

    static void seven(List<Integer> l) {
        if (l != null && l.size() == 2) {
            Integer i = l.get(1);
            assert i == null || i != 7;                 // check Main.seven: invalid, exception here
        }
    }

    static void add(List<String> l, String s) {         // check Main.add: valid within bounds
        if (l != null) {
            int before = l.size();
            l.add(s);
            assert l.size() == before + 1 && l.get(before) == s;
        }
    }

    static void reverse(List<Integer> l) {              // check Main.reverse: valid within bounds
        if (l != null) {
            List<Integer> copy = new ArrayList<>(l);
            java.util.Collections.reverse(l);
            for (int i = 0; i < l.size(); i++) {
                assert l.get(i) == copy.get(l.size() - 1 - i);
            }
        }
    }

    static void aliases(List<Integer> a, List<Integer> b) {
        if (a != null && b != null && !a.isEmpty()) {
            b.clear();
            assert !a.isEmpty();                        // check Main.aliases: invalid, exception here
        }
    }
}
// run Main.seven([1, 7]): throws AssertionError
// run Main.first([]): throws IndexOutOfBoundsException
// run Main.first([5]): 5
// run Main.seven([null, 8]): returns
// run Main.aliases(&1 [1], *1): throws AssertionError
// run Main.aliases([1], [1]): returns
