// A field that gets the object of another class's field always holds that object, however the object changes.
class Registry {
    static final Registry INSTANCE = new Registry();

    int entries;

    void add() {
        entries++;
    }
}

class Client {
    private static final Registry REGISTRY = Registry.INSTANCE;

    // check Client.count: valid
    static int count() {
        return REGISTRY.entries;
    }

    // check Client.isTheOne: valid
    static void isTheOne() {
        assert REGISTRY == Registry.INSTANCE;
    }

    // check Client.isEmpty: invalid, exception
    static void isEmpty() {
        assert REGISTRY.entries == 0;
    }
}

// Whoever is used first initialises the other: a copy may be taken before there is anything to copy.
class First {
    static final Registry COPY_OF_COPY = Second.COPY;
    static final Registry ORIGINAL = new Registry();

    // check First.hasCopy: invalid, exception
    static void hasCopy() {
        assert COPY_OF_COPY != null;
    }
}

class Second {
    static final Registry COPY = First.ORIGINAL;

    // check Second.hasCopy: invalid, exception
    static void hasCopy() {
        assert COPY != null;
    }
}

// The other field may be assigned later.
class Settings {
    static Registry current = new Registry();

    static void reset() {
        current = null;
    }
}

class Reader {
    static final Registry REGISTRY = Settings.current;

    // check Reader.count: invalid, exception
    static int count() {
        return REGISTRY.entries;
    }
}
