// An object that others see before its constructor ends may lack what the constructor would give it, by whatever way.
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

// Two methods that call each other: which constructor comes first makes no difference.
class Mutual {
    static Mutual seen;
    private final String name;

    Mutual(int depth) {
        name = "a";
        first(depth);
    }

    Mutual(String given) {
        second(given.length());
        name = given;
    }

    private void first(int depth) {
        if (depth > 0) {
            second(depth - 1);
        }
        seen = this;
    }

    private void second(int depth) {
        if (depth > 0) {
            first(depth - 1);
        }
    }

    // check Mutual.length: invalid, exception
    int length() {
        return name.length();
    }
}

class MutualTurned {
    static MutualTurned seen;
    private final String name;

    MutualTurned(String given) {
        second(given.length());
        name = given;
    }

    MutualTurned(int depth) {
        name = "a";
        first(depth);
    }

    private void second(int depth) {
        if (depth > 0) {
            first(depth - 1);
        }
    }

    private void first(int depth) {
        if (depth > 0) {
            second(depth - 1);
        }
        seen = this;
    }

    // check MutualTurned.length: invalid, exception
    int length() {
        return name.length();
    }
}

// The library declares the method, and a subclass overrides it.
class Hashed {
    private final String name;

    Hashed(String given) {
        hashCode();
        name = Objects.requireNonNull(given);
    }

    // check Hashed.length: invalid, exception
    int length() {
        return name.length();
    }
}

class HashedBelow extends Hashed {
    static Hashed seen;

    HashedBelow(String given) {
        super(given);
    }

    @Override
    public int hashCode() {
        seen = this;
        return 1;
    }
}

// What the library does with an object that it is asked about itself.
class Described {
    static Described seen;
    private final String name;

    Described(String given) {
        super();
        toString();
        name = Objects.requireNonNull(given);
    }

    @Override
    public int hashCode() {
        seen = this;
        return 1;
    }

    // check Described.length: invalid, exception
    int length() {
        return name.length();
    }
}

class Listed {
    static final Set<Object> ALL = new HashSet<>();
    private final String name;

    Listed(String given) {
        ALL.add(this);
        name = Objects.requireNonNull(given);
    }

    // check Listed.length: invalid, exception
    int length() {
        return name.length();
    }
}

// An array that the library puts elsewhere is not an object's own.
class Filled {
    private final int[] data = new int[2];

    void copyTo(int[][] out) {
        Arrays.fill(out, data);
    }

    // check Filled.apart: invalid, exception
    void apart(int[] other) {
        assert other == null || other != data;
    }
}

class Added {
    private final int[] data = new int[2];

    void copyTo(List<Object> out) {
        Collections.addAll(out, data, "b");
    }

    // check Added.apart: invalid, exception
    void apart(int[] other) {
        assert other == null || other != data;
    }
}

class Searched {
    private final int[] data = new int[2];

    int find(Object[] all, java.util.Comparator<Object> order) {
        return Arrays.binarySearch(all, data, order);
    }

    // check Searched.apart: invalid, exception
    void apart(int[] other) {
        assert other == null || other != data;
    }
}

// The elements of an array are copied; the array is not.
class Copied {
    private final int[][] rows = {{1}, {2}};

    void copyTo(int[][] out) {
        System.arraycopy(rows, 0, out, 0, 1);
    }

    // check Copied.apart: valid
    void apart(int[][] other) {
        assert other == null || other != rows;
    }
}

// A finaliser gets objects, too, whose constructors have thrown.
class Finalised {
    static Finalised last;
    private final String name;

    Finalised(String given) {
        if (given == null) {
            throw new IllegalArgumentException();
        }
        name = given;
    }

    protected void finalize() {
        last = this;
    }

    // check Finalised.length: invalid, exception
    int length() {
        return name.length();
    }
}
