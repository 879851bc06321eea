// Methods of the library that change nothing may be called by contracts and by pure methods, boxing among them.
import java.util.Objects;
import java.util.Optional;

class PureLibrary {
    // check PureLibrary.isThree: valid
    //@ ensures \result == (a != null && a.intValue() == 3);
    static /*@ pure @*/ boolean isThree(Integer a) {
        return a != null && same(a, 3);
    }

    static /*@ pure @*/ boolean same(Integer a, Integer b) {
        return Objects.requireNonNull(a).equals(b);
    }

    // check PureLibrary.greeting: valid within bounds
    //@ requires s != null && s.startsWith("a") && s.indexOf('b') == 1;
    //@ ensures \result == Character.toUpperCase(s.charAt(0)) && Character.isLetter(s.charAt(1));
    static char greeting(String s) {
        return 'A';
    }

    // check PureLibrary.half: valid
    //@ requires n > Integer.MIN_VALUE;
    //@ ensures \result == Math.floorDiv(n, 2);
    static int half(int n) {
        return n >> 1;
    }

    // check PureLibrary.first: valid within bounds
    //@ ensures \result.isPresent() == (a != null && a.length > 0);
    //@ ensures \result.isPresent() ==> \result.get() == a[0];
    static Optional<Integer> first(int[] a) {
        return a == null || a.length == 0 ? Optional.empty() : Optional.of(a[0]);
    }
}
