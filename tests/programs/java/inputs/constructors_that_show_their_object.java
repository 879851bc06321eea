// A constructor that shows its object to others and then throws leaves one behind that lacks what comes later.
class Registry {
    static Object last;
}

class Shown {
    private final Object before;
    private final Object after;

    Shown(Object given) {
        before = new Object();
        Registry.last = this;
        if (given == null) {
            throw new IllegalArgumentException();
        }
        after = given;
    }

    int useBefore() {
        return before.hashCode();       // check Shown.useBefore: valid within bounds
    }

    int useAfter() {
        return after.hashCode();        // check Shown.useAfter: invalid, exception here
    }

    static int left() {
        try {
            new Shown(null);
        } catch (IllegalArgumentException refused) {
            return ((Shown) Registry.last).useAfter();  // run Shown.left(): throws NullPointerException
        }
        return 0;
    }
}

// What is done by a method of its own, or one that a class below has in its place, counts as well.
class Helped {
    private final Object held;

    Helped() {
        count();
        register();
        held = new Object();
    }

    private int count() {
        return 1;
    }

    void register() {
    }

    int use() {
        return held.hashCode();         // check Helped.use: invalid, exception here
    }
}

class Registering extends Helped {
    @Override
    void register() {
        Registry.last = this;
    }
}

// An object that leads to itself is shown to nobody.
class Locked {
    Object lock;

    Locked() {
        lock = this;
    }
}

class Buffer extends Locked {
    private final Object held;
    private final Object given;

    Buffer(Object given) {
        this(given, 16);
    }

    Buffer(Object given, int size) {
        this.given = given;
        held = new Object();
    }

    int use() {
        return held.hashCode();         // check Buffer.use: valid within bounds
    }
}

// Others may have got hold of a new object by the time it leads to the one that is being constructed.
class Owner {
    Object[] parts;

    Owner() {
        parts = new Object[1];
        Registry.last = parts;
    }
}

class Owning extends Owner {
    private final Object held;

    Owning() {
        parts[0] = this;
        held = new Object();
    }

    int use() {
        return held.hashCode();         // check Owning.use: invalid, exception here
    }
}

// What is kept inside of the object shows it to nobody.
class Closed {
    private final Part part;
    private final Runnable run;
    private final Object held;

    Closed() {
        count();
        part = new Part();
        part.next = new Part();
        part.next.next = part;
        run = () -> count();
        held = new Object();
    }

    private int count() {
        return 1;
    }

    int use() {
        return held.hashCode() + part.value();  // check Closed.use: valid within bounds
    }

    class Part {
        Part next;

        int value() {
            return count();
        }
    }
}

// What leads to the object shows it, too.
class Led {
    private final Part part;
    private final Object held;

    Led(Object given) {
        part = new Part();
        Registry.last = part;
        if (given == null) {
            throw new IllegalArgumentException();
        }
        held = given;
    }

    int use() {
        return held.hashCode();         // check Led.use: invalid, exception here
    }

    class Part {
        Led around() {
            return Led.this;
        }
    }
}

// The class above shows the object before this class has done anything.
class Above {
    Above() {
        Registry.last = this;
    }
}

class Below extends Above {
    private final Object held = new Object();

    int use() {
        return held.hashCode();         // check Below.use: invalid, exception here
    }
}

// A condition is established of those objects alone that nobody has seen before.
class Range {
    final int low;
    final int high;

    Range(int low, int high) {
        this.low = low;
        this.high = high;
        if (low > high) {
            throw new IllegalArgumentException();
        }
        Registry.last = this;
    }

    void check() {
        assert low <= high;             // check Range.check: valid
    }
}

class ShownRange {
    final int low;
    final int high;

    ShownRange(int low, int high) {
        this.low = low;
        this.high = high;
        Registry.last = this;
        if (low > high) {
            throw new IllegalArgumentException();
        }
    }

    void check() {
        assert low <= high;             // check ShownRange.check: invalid, exception here
    }
}
