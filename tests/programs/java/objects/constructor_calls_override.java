// A constructor that calls a method which a subclass overrides: its fields are not set yet.
class Base {
    final int size;

    Base() {
        size = compute();
    }

    int compute() {
        return 1;
    }

    static void plain() {                               // check Base.plain: valid
        assert new Base().size == 1;
        assert new Late(5).size == 0;
    }

    static void derived(int n) {
        assert new Late(n).size == n;                   // check Base.derived: invalid, exception here
    }

    static void named(boolean given) {
        new Named(given ? "x" : "y");                   // check Base.named: invalid, exception
    }
}

class Late extends Base {
    private final int n;

    Late(int n) {
        this.n = n;
    }

    @Override
    int compute() {
        return n;
    }
}

class Named extends Base {
    private final String name;

    Named(String name) {
        this.name = name;
    }

    @Override
    int compute() {
        return name.length();                           // run Base.named(true): throws NullPointerException here
    }
}
