package impossible;

// What a method calls impossible is the business of its callers, unless anybody may call it.
public class Impossible {
    // check Impossible.open with judgment: invalid, boundary
    public static int open(int n) {
        return 10 / n;
    }

    // check Impossible.impossible with judgment: invalid
    public static int impossible(int kind) {
        switch (kind) {
            case 0:
                return 1;
            default:
                throw new AssertionError(kind);
        }
    }

    // check Impossible.excluded with judgment: valid, provided that kind == 0
    static int excluded(int kind) {
        switch (kind) {
            case 0:
                return 1;
            default:
                throw new AssertionError(kind);
        }
    }

    // An `assert` states what the method itself sees to.
    // check Impossible.stated with judgment: invalid
    static int stated(int kind) {
        assert kind != 0;
        return kind;
    }

    // check Impossible.passesOn with judgment: invalid
    static int passesOn() {
        return excluded(1);
    }
}
