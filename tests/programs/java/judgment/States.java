import java.util.List;

// A guard about state is the caller's business only in the state that the caller has made.
public class States {
    static boolean off;
    private boolean closed;
    private int[] data;
    private States next;

    // check States.use with judgment: valid, provided that !States.off
    public static int use() {
        if (off) {
            throw new IllegalStateException("off");
        }
        return 1;
    }

    // check States.switchesOff with judgment: invalid, manifest
    public static int switchesOff() {
        off = true;
        return use();
    }

    // check States.closes with judgment: invalid, manifest
    public int closes(States other) {
        other.closed = true;
        return other.open();
    }

    public int open() {
        if (closed) {
            throw new IllegalStateException("closed");
        }
        return 1;
    }

    // check States.opensOther with judgment: valid, provided that other != null and !other.closed
    public int opensOther(States other) {
        return other.open();
    }

    // check States.clears with judgment: invalid, manifest
    public static int clears(List<String> texts) {
        texts.clear();
        if (texts.isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return 1;
    }

    // check States.first with judgment: valid within bounds, provided that texts != null and !texts.isEmpty()
    public static int first(List<String> texts) {
        if (texts.isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return texts.size();
    }

    // A null that is not an argument itself: the state of the object may be wrong.
    // check States.length with judgment: invalid, manifest
    public int length() {
        return data.length;
    }

    // check States.hidden with judgment: valid, provided that data != null
    private int hidden() {
        return data.length;
    }

    // check States.fresh with judgment: invalid, manifest
    public static int fresh() {
        return new States().length();
    }

    // check States.lambda with judgment: invalid, manifest
    public static int lambda(int[] numbers) {
        java.util.function.IntSupplier supplier = () -> {
            throw new IllegalStateException("always");
        };
        return supplier.getAsInt();
    }

    // An exception that is caught is none.
    // check States.caught with judgment: valid
    public static int caught(int n) {
        try {
            if (n < 0) {
                throw new IllegalArgumentException("negative");
            }
            return n;
        } catch (IllegalArgumentException e) {
            return 0;
        }
    }

    // The guard throws, and the code that cleans up fails.
    // check States.cleansUp with judgment: invalid, boundary
    public static int cleansUp(int n, int m) {
        try {
            if (n < 0) {
                throw new IllegalArgumentException("negative");
            }
            return n;
        } finally {
            n = 1 / m;
        }
    }

    // check States.initial with judgment: valid, provided that name != null and !name.isEmpty()
    public static char initial(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("empty");
        }
        return name.charAt(0);
    }

    // What a loop looks at has no name in a condition.
    // check States.elements with judgment: valid within bounds, provided that texts != null and no NullPointerException is thrown on line 122
    public static int elements(List<String> texts) {
        for (String each : texts) {
            if (each == null) {
                throw new NullPointerException("each");
            }
        }
        return texts.size();
    }
}
