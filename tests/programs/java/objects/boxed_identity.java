// Boxed numbers compared by identity: right up to 127, wrong above.
import java.util.ArrayList;
import java.util.List;

class Boxed {
    static boolean same(Integer a, Integer b) {
        return a == b;
    }

    static void small(int x) {                          // check Boxed.small: valid
        if (x >= -128 && x <= 127) {
            assert same(x, x);
        }
    }

    static void any(int x) {
        assert same(x, x);                              // check Boxed.any: invalid, exception here
    }

    static void lists(int x) {
        List<Integer> a = new ArrayList<>();
        a.add(x);
        a.add(x);
        assert a.get(0) == a.get(1);                    // check Boxed.lists: invalid, exception here
    }

    static void unboxed(int x) {                        // check Boxed.unboxed: valid
        List<Integer> a = new ArrayList<>(List.of(x, x));
        assert (int) a.get(0) == a.get(1) && a.get(0).equals(a.get(1));
    }

    static int sum(Integer a, Integer b) {
        return a + b;                                   // check Boxed.nothing: invalid, exception here
    }

    static int nothing(boolean given) {
        return sum(1, given ? 2 : null);
    }

    static void mixed(int x) {                          // check Boxed.mixed: valid
        Long l = (long) x;
        assert !l.equals(x) && l == x;
    }
}
