// The class of an input array is one that the program need not speak of.
class ClassesOfArrays {
    static class Thing { }

    static void exact(Object[] a) {
        assert a == null || a.getClass() == Object[].class;                 // check ClassesOfArrays.exact: invalid
    }

    static void rows(Object[][] a) {
        assert a == null || a.getClass() == Object[][].class;               // check ClassesOfArrays.rows: invalid
    }

    // Whatever is not null can be stored in an array of that very class.
    static void stored(Object[] a) {                                        // check ClassesOfArrays.stored: valid within bounds
        if (a != null && a.length > 0 && a.getClass() == Object[].class) {
            a[0] = new Thing();
        }
    }

    static void copied(Object[] a) {                                        // check ClassesOfArrays.copied: valid within bounds
        if (a != null && a.length < 2) {
            assert a.clone().getClass() == a.getClass();
        }
    }

    static void numbers(Object o) {
        assert o == null || o.getClass() != double[].class;                 // check ClassesOfArrays.numbers: valid within bounds
    }

    // Arrays of other types may be meant than those that are tried.
    static void functions(Object[] a) {                                     // check ClassesOfArrays.functions: valid within bounds
        assert !(a instanceof Runnable[]);
    }

    static void rowsOfFunctions(Object[][] a) {                             // check ClassesOfArrays.rowsOfFunctions: valid within bounds
        assert !(a instanceof Runnable[][]);
    }

    static void texts(String[] a) {                                         // check ClassesOfArrays.texts: valid
        assert a == null || a.getClass() == String[].class;
    }

    static void things(Thing[] a) {                                         // check ClassesOfArrays.things: valid
        assert a == null || a.getClass() == Thing[].class;
    }
}
