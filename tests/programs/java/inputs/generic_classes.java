// What a generic class holds is what its type arguments say.
import java.util.List;

class Main {
    static class Box<T> {
        T value;
        List<T> more;
    }

    static class Pair<A, B> {
        A first;
        B second;
    }

    static int unboxed(Box<Integer> b) {                // check Main.unboxed: valid
        return b == null || b.value == null ? 0 : b.value;
    }

    static int more(Box<Integer> b) {                   // check Main.more: valid within bounds
        if (b == null || b.more == null || b.more.isEmpty() || b.more.get(0) == null) {
            return 0;
        }
        return b.more.get(0);
    }

    static String nested(Box<Pair<String, Integer>> b) {        // check Main.nested: valid
        if (b == null || b.value == null) {
            return "";
        }
        Integer second = b.value.second;
        String first = b.value.first;
        return second == null ? first : null;
    }

    static void any(Box<?> b) {
        if (b != null && b.value instanceof Integer) {
            assert (Integer) b.value != 3;              // check Main.any: invalid, exception here
        }
    }
}
// run Main.unboxed(Main$Box{value: 4}): 4
// run Main.any(Main$Box{value: 3}): throws AssertionError
