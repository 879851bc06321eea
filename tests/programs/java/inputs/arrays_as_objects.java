// Arrays are Objects, Cloneable and Serializable, and covariant: a `Number[]` may be a `Double[]`.
class Arrays2 {
    static void store(Number[] a) {
        if (a != null && a.length == 1) {
            a[0] = 1;                           // check Arrays2.store: invalid, exception here
        }
    }
    // run Arrays2.store(Double[]{null}): throws ArrayStoreException
    // run Arrays2.store(Integer[]{null}): returns
    // run Arrays2.store([null]): returns

    // What an array held it may hold again, whatever it was made with.
    // check Arrays2.swap: valid
    static void swap(Number[] a) {
        if (a != null && a.length == 2) {
            Number first = a[0];
            a[0] = a[1];
            a[1] = first;
        }
    }

    static void cloneable(Object o) {
        assert o == null || !(o instanceof Cloneable); // check Arrays2.cloneable: invalid, exception here
    }
    // run Arrays2.cloneable(int[]{1}): throws AssertionError
    // run Arrays2.cloneable(String[][]{}): throws AssertionError
    // run Arrays2.cloneable("a"): returns

    static void numbers(Object o) {
        if (o instanceof int[]) {
            int[] a = (int[]) o;
            assert a.length != 2 || a[0] != 7;  // check Arrays2.numbers: invalid, exception here
        }
    }
    // run Arrays2.numbers(int[]{7, 0}): throws AssertionError

    // One object is no array of two kinds.
    // check Arrays2.kinds: valid
    static void kinds(Object o) {
        assert !(o instanceof int[] && o instanceof long[]);
        assert !(o instanceof int[]) || !(o instanceof Object[]);
    }

    // Two inputs may be one array where both types have it.
    static void alias(Object o, int[] a) {
        if (a != null && a.length > 0 && o instanceof int[] && ((int[]) o).length > 0) {
            ((int[]) o)[0] = 1;
            a[0] = 2;
            assert ((int[]) o)[0] == 1;         // check Arrays2.alias: invalid, exception here
        }
    }
    // run Arrays2.alias(&1 int[]{0}, *1): throws AssertionError

    // check Arrays2.apart: valid
    static void apart(Integer i, boolean[] b, java.util.List<String> l) {
        Object one = i, two = b, three = l;
        assert one == null || one != two && one != three;
        assert two == null || two != three;
    }
}
