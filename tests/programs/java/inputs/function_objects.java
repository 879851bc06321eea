// A function that is an input may give any result; that it does nothing else is said in the verdict.
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

class Main {
    static void total(Function<Integer, Integer> f) {
        if (f != null) {
            int got = f.apply(1);                       // check Main.total: invalid, exception here
        }
    }

    static int safe(Function<Integer, Integer> f) {     // check Main.safe: valid within bounds
        Integer got = f == null ? null : f.apply(1);
        return got == null ? 0 : got;
    }

    static void predicate(IntPredicate p, int i) {
        if (p != null && p.test(i)) {
            assert i != 5;                              // check Main.predicate: invalid, exception here
        }
    }

    static String supplied(Supplier<String> s) {        // check Main.supplied: valid within bounds
        return s == null ? "" : s.get();
    }

    static int folded(BinaryOperator<Integer> o) {      // check Main.folded: valid within bounds
        Integer got = o == null ? null : o.apply(1, 2);
        return got == null ? 0 : got;
    }
}
