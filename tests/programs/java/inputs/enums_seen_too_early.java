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
