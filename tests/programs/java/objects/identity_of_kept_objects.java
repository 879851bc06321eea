// Java keeps small boxed numbers and literals only once, also where they are seen as Objects.
class Kept {
    // check Kept.made: valid
    static void made() {
        Object five = 5, again = 5, large = 500, other = 500, text = "x", same = "x";
        assert five == again;
        assert large != other;
        assert text == same;
        assert five != text;
    }

    // An input may be the one object for a small number.
    // check Kept.input: invalid, exception
    // run Kept.input(7): throws AssertionError
    // run Kept.input("7"): returns
    static void input(Object o) {
        Object seven = 7;
        assert o != seven;
    }

    // check Kept.kind: valid
    static void kind(Object o) {
        Object seven = 7;
        assert o != seven || o instanceof Integer;
    }
}
