// A type variable of a class around another one is no type variable of the inner class.
import java.util.List;

class Outer<T> {
    class Inner<U> {
        List<T> outer;
        List<U> inner;
    }

    //@ requires x != null;
    //@ ensures !\result; // check Outer.holdsNumber: invalid, ensures here
    static boolean holdsNumber(Outer<Integer>.Inner<String> x) {
        return x.outer != null && x.outer.size() == 1 && (Object) x.outer.get(0) instanceof Integer;
    }

    // check Outer.holdsText: valid within bounds
    //@ requires x != null;
    //@ ensures !\result;
    static boolean holdsText(Outer<String>.Inner<Integer> x) {
        return x.inner != null && x.inner.size() == 1 && (Object) x.inner.get(0) instanceof String;
    }
}
