// What is not translated may keep what it is given, and run functions that change private fields.
import java.lang.reflect.Array;
import java.util.Objects;

class Registered {
    private final String name;

    Registered(String given) {
        Array.set(Sink.ALL, 0, this);
        name = Objects.requireNonNull(given);
    }

    // check Registered.length: invalid, exception
    int length() {
        return name.length();
    }
}

class Sink {
    static final Object[] ALL = new Object[1];
}

class Given {
    private final int[] data = new int[2];

    void give() {
        Array.set(Sink.ALL, 0, data);
    }

    // check Given.apart: invalid, exception
    void apart(int[] other) {
        assert other == null || other != data;
    }

    // check Given.size: valid
    int size() {
        assert data.length == 2;
        return data.length;
    }
}

class Changed {
    private String name = "a";

    void later() {
        Array.set(Sink.ALL, 0, (Runnable) () -> name = null);
    }

    // check Changed.length: invalid, exception
    int length() {
        return name.length();
    }
}

// A copy that the platform makes shares its arrays.
class Copied implements Cloneable {
    private int[] data = new int[2];
    private Copied twin;

    void copy() throws CloneNotSupportedException {
        twin = (Copied) clone();
    }

    // check Copied.apart: invalid, exception
    void apart() {
        assert twin == null || twin == this || twin.data == null || twin.data != data;
    }
}
