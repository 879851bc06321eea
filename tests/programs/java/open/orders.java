// A comparator that nobody knows is a total order (Kiasan 3.4).
import java.util.Comparator;

class Orders {
    static class Key {
        int part;
    }

    //@ requires c != null;
    static void antisymmetric(Comparator<Key> c, Key a, Key b) {    // check Orders.antisymmetric: valid within bounds
        assert c.compare(a, b) < 0 == c.compare(b, a) > 0;
        assert c.compare(a, a) == 0;
    }

    //@ requires c != null;
    static void transitive(Comparator<Key> c, Key x, Key y, Key z) { // check Orders.transitive: valid within bounds
        if (c.compare(x, y) <= 0 && c.compare(y, z) < 0) {
            assert c.compare(x, z) < 0;
        }
    }

    //@ requires c != null && a != null;
    static void steady(Comparator<Key> c, Key a, Key b) {           // check Orders.steady: valid within bounds
        int before = c.compare(a, b);
        a.part++;
        assert before == c.compare(a, b);
    }

    //@ requires c != null;
    static void alias(Comparator<Key> c, Key a, Key b, Key x) {     // check Orders.alias: valid within bounds
        if (a == b) {
            assert c.compare(a, x) == c.compare(b, x);
        }
    }

    //@ requires c != null;
    static void total(Comparator<Key> c, Key a, Key b) {
        assert c.compare(a, b) == 0 || a != b;                      // check Orders.total: valid within bounds
    }

    //@ requires c != null && d != null;
    static void different(Comparator<Key> c, Comparator<Key> d, Key a, Key b) {
        assert c.compare(a, b) < 0 == d.compare(a, b) < 0;          // check Orders.different: invalid, exception here
    }

    //@ requires c != null;
    static void narrow(Comparator<Key> c, Key a, Key b) {
        assert c.compare(a, b) >= -1;                               // check Orders.narrow: invalid, exception here
    }

    //@ requires a != null && b != null;
    static void natural(Comparable<Key> a, Comparable<Key> b, Key k) { // check Orders.natural: valid within bounds
        assert a.compareTo(k) == a.compareTo(k);
    }

    //@ requires c != null;
    static Key greatest(Comparator<Key> c, Key[] keys) {            // check Orders.greatest: valid within bounds
        if (keys == null || keys.length == 0) {
            return null;
        }
        Key best = keys[0];
        for (Key key : keys) {
            if (c.compare(key, best) > 0) {
                best = key;
            }
        }
        for (Key key : keys) {
            assert c.compare(key, best) <= 0;
        }
        return best;
    }

    //@ requires c != null;
    static void wrong(Comparator<Key> c, Key a, Key b, Key d) {
        Key best = c.compare(a, b) > 0 ? a : b;
        best = c.compare(b, d) > 0 ? best : d;
        assert c.compare(a, best) <= 0;                             // check Orders.wrong: invalid, exception here
    }
}
