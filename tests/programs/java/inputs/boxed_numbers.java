// Boxed inputs are null or hold any number; small ones are the objects that valueOf keeps.
class Main {
    static int sum(Integer a, Integer b) {
        return a + b;                                   // check Main.sum: invalid, exception here
    }

    static void thousand(Integer i) {
        assert i == null || i != 1000;                  // check Main.thousand: invalid, exception here
    }

    static void copies(Integer i) {                     // check Main.copies: valid
        if (i != null) {
            Integer copy = Integer.valueOf(i.intValue());
            assert copy.equals(i) && copy.compareTo(i) == 0;
        }
    }

    static void identity(Integer a, Integer b) {
        if (a != null && a.equals(b)) {
            assert a == b;                              // check Main.identity: invalid, exception here
        }
    }

    static void others(Long l, Character c, Boolean b, Double d) {  // check Main.others: valid
        if (l != null && c != null && b != null && d != null) {
            assert l.longValue() == l && c.charValue() == c && b.booleanValue() == b;
            assert d.isNaN() || d.doubleValue() == d;
        }
    }
}
// run Main.thousand(1000): throws AssertionError
// run Main.others(5, 'x', true, 1.5): returns
// run Main.sum(2, 3): 5
