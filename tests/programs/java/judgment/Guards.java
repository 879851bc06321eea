import java.util.NoSuchElementException;
import java.util.Objects;

// What is thrown on purpose about arguments or state is a condition on callers.
public class Guards {
    private final int[] data = new int[10];
    private int top;
    private boolean closed;

    // check Guards.set with judgment: invalid, boundary
    // check Guards.set with judgment and edge lenient: valid, provided that 0 <= i && i < data.length
    public void set(int i) {
        if (i < 0) {
            throw new IllegalArgumentException("negative");
        }
        data[i] = 1;
    }

    // check Guards.fills with judgment: invalid, manifest
    public void fills() {
        for (int i = 0; i <= 10; i++) {
            set(i);
        }
    }

    // check Guards.passesConstant with judgment: invalid, manifest
    public void passesConstant() {
        set(-1);
    }

    // check Guards.root with judgment: valid, provided that n >= 0
    public static int root(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative");
        }
        return n / 2;
    }

    // check Guards.callsRoot with judgment: valid, provided that n >= 0
    public static int callsRoot(int n) {
        return root(n);
    }

    // The argument is computed in a loop: that it is negative is no fault of the caller.
    // check Guards.countsDown with judgment: invalid, manifest
    public static int countsDown(int n) {
        int sum = 0;
        for (int i = 2; i >= -1; i--) {
            sum += root(i);
        }
        return sum;
    }

    // check Guards.recursive with judgment: invalid, manifest
    public static int recursive(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative");
        }
        int m = n;
        m = m - 2;
        return n == 0 ? 0 : recursive(m);
    }

    // check Guards.required with judgment: valid, provided that o != null
    public static int required(int[] o) {
        Objects.requireNonNull(o);
        return o.length;
    }

    // check Guards.requiresNothing with judgment: invalid, manifest
    public static Object requiresNothing() {
        return Objects.requireNonNull(null);
    }

    // check Guards.state with judgment: valid, provided that !closed
    public int state() {
        if (closed) {
            throw new IllegalStateException("closed");
        }
        return 1;
    }

    // The method itself makes the state in which it then fails.
    // check Guards.closesFirst with judgment: invalid, manifest
    public int closesFirst() {
        closed = true;
        return state();
    }

    // check Guards.none with judgment: valid, provided that no UnsupportedOperationException is thrown on line 92
    public static int none() {
        throw new UnsupportedOperationException();
    }

    // check Guards.otherError with judgment: invalid, manifest
    public static int otherError(int n) {
        if (n == 7) {
            throw new AssertionError("seven");
        }
        return n;
    }

    // What was computed wrongly is not the caller's fault.
    // check Guards.computed with judgment: invalid, manifest
    public static int computed(int n) {
        int found = 0;
        for (int i = 0; i < 3; i++) {
            found += 2;
        }
        if (found != 7) {
            throw new IllegalStateException("cannot be");
        }
        return found;
    }

    // A handler for everything hides what has failed.
    // check Guards.wraps with judgment: invalid, manifest
    public static int wraps(int n) {
        try {
            return 10 / (n - n);
        } catch (RuntimeException e) {
            throw new IllegalStateException("failed");
        }
    }

    enum Kind { A, B, C }

    // check Guards.callsWithC with judgment: invalid, manifest
    public static int callsWithC() {
        return missesOne(Kind.C);
    }

    // check Guards.missesOne with judgment: valid, provided that kind != null and (kind == Guards.Kind.A || kind == Guards.Kind.B)
    public static int missesOne(Kind kind) {
        switch (kind) {
            case A: return 1;
            case B: return 2;
            default: throw new IllegalStateException();
        }
    }

    // A switch does not take null, but nobody throws that on purpose.
    // check Guards.chosen with judgment: valid, provided that text != null
    public static int chosen(String text) {
        switch (text) {
            case "a":
                return 1;
            default:
                return 0;
        }
    }

    // Whether two strings are one object is written as in the source.
    // check Guards.one with judgment: valid, provided that text != "EUR"
    public static int one(String text) {
        if (text == "EUR") {
            throw new IllegalArgumentException();
        }
        return 1;
    }
}

class NoInstances {
    // check NoInstances.NoInstances with judgment: valid, provided that no AssertionError is thrown on line 166
    private NoInstances() {
        throw new AssertionError("no instances");
    }
}

class Hidden {
    private final int[] held = new int[3];

    // check Hidden.at with judgment: valid within bounds, provided that 0 <= i && i < b.length and b != null
    private int at(int[] b, int i) {
        return b[i];
    }

    // check Hidden.divided with judgment: valid, provided that y != 0
    private static int divided(int x, int y) {
        return x / y;
    }

    // check Hidden.next with judgment: invalid, manifest
    private int next(int i) {
        int place = i;
        for (int n = 0; n < 4; n++) {
            place++;
        }
        return held[place];
    }

    static int area(int rows, int columns) {
        if (rows < 1 || columns < 1) throw new IllegalArgumentException();
        return 1;
    }

    // check Hidden.square with judgment: valid, provided that n >= 1
    public int square(int n) {
        return area(n, n);
    }
}
