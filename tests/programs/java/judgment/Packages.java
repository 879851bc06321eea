package packages;

import java.util.function.IntUnaryOperator;

// Other packages cannot name a class of this one (JLS 6.6.1), unless a public class hands its methods on.
public class Packages extends Handed {
    // check Packages.open with judgment: invalid, boundary
    public static int open(int n) {
        return 10 / n;
    }

    // check Packages.impossible with judgment: invalid
    public static int impossible(int kind) {
        switch (kind) {
            case 0:
                return 1;
            default:
                throw new AssertionError(kind);
        }
    }

    // check Packages.excluded with judgment: valid, provided that kind == 0
    static int excluded(int kind) {
        switch (kind) {
            case 0:
                return 1;
            default:
                throw new AssertionError(kind);
        }
    }

    // An `assert` states what the method itself sees to.
    // check Packages.stated with judgment: invalid
    static int stated(int kind) {
        assert kind != 0;
        return kind;
    }

    // check Packages.passesOn with judgment: invalid
    static int passesOn() {
        return excluded(1);
    }

    static class Member {
        // check Packages.Member.at with judgment: valid, provided that n != 0
        public int at(int n) {
            return 10 / n;
        }
    }
}

class Handed {
    // check Handed.quotient with judgment: invalid, boundary
    public int quotient(int n) {
        return 10 / n;
    }
}

class Kept implements IntUnaryOperator {
    // check Kept.quotient with judgment: valid, provided that n != 0
    public int quotient(int n) {
        return 10 / n;
    }

    // check Kept.applyAsInt with judgment: invalid, boundary
    public int applyAsInt(int n) {
        return 10 / n;
    }
}
