// While an enum is initialised its later constants are null: an object that is made then keeps that.
enum Early {
    A, B;

    final Early.Holder holder = new Early.Holder();

    static class Holder {
        private final Early held = Early.B;

        int use() {
            return held.ordinal();      // check Early$Holder.use: invalid, exception here
        }
    }

    static int first() {
        return A.holder.use();          // run Early.first(): throws NullPointerException
    }
}

// It is so, too, where another enum needs its constants; here both are made of nothing else.
enum Plain {
    A("a"), B("b");

    final String name;
    final Other other = Other.X;

    Plain(String name) {
        this.name = name.trim();
    }
}

enum Other {
    X, Y
}

class Holder {
    private final Plain held = Plain.B;

    int use() {
        return held.ordinal();          // check Holder.use: valid
    }
}

// Code of the program runs while constants are made, though their constructors call none of it by name.
enum Texted {
    A, B;

    final String text = "x" + this;

    public String toString() {
        Kept.texted.add();
        return "text";
    }
}

enum Valued {
    A, B;

    final String text = String.valueOf(this);

    public String toString() {
        Kept.valued.add();
        return "value";
    }
}

enum Needing {
    A(Needed.ONLY), B(Needed.ONLY);

    Needing(Needed needed) { }
}

enum Needed {
    ONLY;

    static {
        Kept.needing.add();
    }
}

class Kept {
    static final Texts texted = new Texts();
    static final Values valued = new Values();
    static final Needs needing = new Needs();

    // run Kept.texts(): throws AssertionError
    static void texts() {
        Texted.A.toString();
        texted.use();
    }

    // run Kept.values(): throws AssertionError
    static void values() {
        Valued.A.toString();
        valued.use();
    }

    // run Kept.needs(): throws AssertionError
    static void needs() {
        Needing.A.toString();
        needing.use();
    }
}

class Texts {
    private final java.util.List<Texted> all = new java.util.ArrayList<>();

    void add() {
        all.add(Texted.B);
    }

    // check Texts.use with array 1: invalid, exception
    void use() {
        for (Texted each : all) {
            assert each != null;
        }
    }
}

class Values {
    private final java.util.List<Valued> all = new java.util.ArrayList<>();

    void add() {
        all.add(Valued.B);
    }

    // check Values.use with array 1: invalid, exception
    void use() {
        for (Valued each : all) {
            assert each != null;
        }
    }
}

class Needs {
    private final java.util.List<Needing> all = new java.util.ArrayList<>();

    void add() {
        all.add(Needing.B);
    }

    // check Needs.use with array 1: invalid, exception
    void use() {
        for (Needing each : all) {
            assert each != null;
        }
    }
}

// A constructor that refuses all but a constant lets null pass while the constant is not there.
enum Sort {
    ONLY;

    Sort() {
        Sorted.early = new Sorted(null);
    }
}

class Sorted {
    static Sorted early;
    final Sort sort;

    Sorted(Sort sort) {
        if (sort != Sort.ONLY) {
            throw new IllegalArgumentException();
        }
        this.sort = sort;
    }

    // check Sorted.use: invalid, exception
    void use() {
        assert sort != null;
    }

    // run Sorted.check(): throws AssertionError
    static void check() {
        Sort.ONLY.toString();
        early.use();
    }
}
