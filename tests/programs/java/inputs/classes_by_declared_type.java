// Which classes are tried for an input depends on its declared type alone, whatever else the program names.
class ByType {
    // An Object may be a boxed number or a string: two that are equal need not be one.
    static void same(Object a, Object b) {
        if (a != null && a.equals(b)) {
            assert a == b;                      // check ByType.same: invalid, exception here
        }
    }

    // check ByType.number: invalid, exception
    // run ByType.number(4294967296L): throws AssertionError
    static void number(Number n) {
        if (n != null) {
            assert n.intValue() == n.longValue();
        }
    }

    static void comparable(Object o) {
        if (o instanceof Comparable) {
            Comparable c = (Comparable) o;
            c.compareTo(o);
            assert false;                       // check ByType.comparable: invalid, exception here
        }
    }

    // Not one of those that are tried for any Object, but the path asks for it.
    static void asked(Object o) {
        if (o instanceof Short) {
            assert (Short) o != 300;            // check ByType.asked: invalid, exception here
        }
    }

    // check ByType.text: invalid, exception
    // run ByType.text("ab"): throws AssertionError
    static void text(CharSequence s) {
        assert s == null || s.length() != 2;
    }

    // A Comparable of Strings is no number: nothing is thrown.
    // check ByType.ofStrings with string 2: valid within bounds
    static int ofStrings(Comparable<String> c) {
        return c == null ? 0 : c.compareTo("x");
    }

    // Nobody looks into the object: any class will do, also one that nobody has thought of.
    // check ByType.passedOn: valid
    static Object passedOn(Object o, Object other) {
        return o == null || o == other ? other : o;
    }

    // What class it is matters, and others than those tried may be there.
    // check ByType.hashed: valid within bounds
    static int hashed(Number n) {
        return n == null ? 0 : n.byteValue();
    }

    // A class could be both, but none that is tried is.
    // check ByType.both: valid within bounds
    static void both(Object o) {
        assert !(o instanceof Number && o instanceof Cloneable);
    }

    // Of classes of the program there are no others than it has.
    // check ByType.closed: valid
    static int closed(Shape s) {
        return s == null ? 1 : s.sides();
    }

    interface Shape {
        int sides();
    }

    static final class Square implements Shape {
        //@ ensures \result == 4;
        public int sides() {
            return 4;
        }
    }
}

class Holder<T> {
    T held;
    T[] many;

    boolean same(T other) {
        boolean result = held == null || !held.equals(other) || held == other;
        assert result;                          // check Holder.same: invalid, exception here
        return result;
    }

    boolean first(T other) {
        if (many == null || many.length == 0 || many[0] == null) {
            return true;
        }
        assert !many[0].equals(other) || many[0] == other; // check Holder.first: invalid, exception here
        return true;
    }
}
