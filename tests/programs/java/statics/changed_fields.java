// Static fields that code can change are inputs, of every method but `main`.
class Counter {
    static int n;
    private static int calls = 1;
    private static final int LIMIT = 10;
    private static int fixed = 3;

    static void inc() {
        n++;
    }

    static void f() {
        assert n == 0;                          // check Counter.f: invalid, exception here
    }

    // check Counter.initial with statics initial: valid within bounds
    static void initial() {
        assert n == 0 && calls == 1;
    }

    static void called() {
        calls = calls * 2;
        assert calls < 1000;                    // check Counter.called: invalid, exception here
    }

    // check Counter.constant: valid
    static void constant() {
        assert LIMIT == 10 && fixed == 3;
    }

    // check Counter.twice: valid
    static void twice() {
        n = 4;
        inc();
        assert n == 5;
    }

    // check Counter.main: valid
    public static void main(String[] args) {
        assert n == 0;
        inc();
        assert n == 1;
    }

    // An object may have been there before a field was changed.
    int seen;

    void look() {
        seen = n;
        assert seen <= 3;                       // check Counter.look: invalid, exception here
    }
}

// The field of another class.
class User {
    // check User.unread: valid
    static int unread(int x) {
        return x;
    }

    static void reads() {
        assert Counter.n >= 0;                  // check User.reads: invalid, exception here
    }

    // check User.kept: valid
    //@ ensures Counter.n == \old(Counter.n);
    static void kept() {
        int before = Counter.n;
        Counter.inc();
        Counter.n = before;
    }
}

// Chosen once, by whoever comes first.
class Settings {
    private static Settings instance;
    private static String name = "none";
    final int size;

    private Settings(int size) {
        this.size = size;
    }

    // check Settings.get: valid
    //@ ensures \result != null;
    static Settings get() {
        if (instance == null) {
            instance = new Settings(3);
        }
        return instance;
    }

    static void rename(String s) {
        name = s;
    }

    static int length() {
        return name.length();                   // check Settings.length: invalid, exception here
    }
}
