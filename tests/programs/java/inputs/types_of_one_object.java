// Two inputs are one object only where some object has both types; three only where some object has all three.
import java.util.List;

class OneObject {
    interface A { }
    interface B { }
    interface C { }
    static class Ab implements A, B { }
    static class Bc implements B, C { }
    static class Ca implements C, A { }

    // Each two of them may be one, but no object is of all three classes.
    // check OneObject.three: valid
    static void three(A a, B b, C c) {
        assert a == null || a != b || b != c;
    }

    static void two(A a, B b) {
        assert a == null || a != b;             // check OneObject.two: invalid, exception here
    }

    // check OneObject.never: valid
    static void never(Ab a, C c) {
        Object other = c;
        assert a == null || a != other;
    }

    // A class could be both, but none that is tried is.
    // check OneObject.perhaps: valid within bounds
    static void perhaps(Cloneable a, Comparable<?> b) {
        assert a == null || a != b;
    }

    static void sequence(Object o, CharSequence s, Comparable<?> c) {
        assert o == null || o != s || s != c;   // check OneObject.sequence: invalid, exception here
    }

    // What is taken for two types is of one class that has both.
    static int parts(Object o, Integer i, boolean[] b, List<String> l) {
        int found = 0;
        if (o != null && i != null && b != null && l != null) {
            found += o == i ? 1 : 0;
            found += o == (Object) b ? 1 : 0;
            found += o == (Object) l ? 1 : 0;
        }
        assert found == 0;                      // check OneObject.parts: invalid, exception here
        return found;
    }

    // check OneObject.once: valid
    static void once(Object o, Integer i, boolean[] b, List<String> l) {
        int found = 0;
        if (o != null) {
            found += o == i ? 1 : 0;
            found += o == (Object) b ? 1 : 0;
            found += o == (Object) l ? 1 : 0;
        }
        assert found < 2;
    }

    // What nobody follows may be the object that is looked at, if some array has both types.
    static void array(Object o, Number[] a) {
        if (o != null && a != null) {
            assert o instanceof String;         // check OneObject.array: invalid, exception here
        }
    }

    // check OneObject.arrayOrText: valid
    static void arrayOrText(Object o, Number[] a) {
        if (o instanceof String && a != null) {
            assert o != (Object) a;
        }
    }

    static void map(java.util.Map<String, Integer> m, Object o) {
        if (m != null && o != null) {
            assert o instanceof Ab;             // check OneObject.map: invalid, exception here
        }
    }
}
