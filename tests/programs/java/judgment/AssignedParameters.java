// A guard about a parameter looks at what the caller passed, unless something has assigned the parameter before.
public class AssignedParameters {
    private final int numerator;
    private final int denominator;

    // check AssignedParameters.AssignedParameters with judgment: valid, provided that denominator != 0
    public AssignedParameters(int numerator, int denominator) {
        if (denominator == 0) {
            throw new ArithmeticException("zero");
        }
        if (denominator < 0) {
            numerator = -numerator;
            denominator = -denominator;
        }
        this.numerator = numerator;
        this.denominator = denominator;
    }

    // check AssignedParameters.twice with judgment: valid, provided that n >= 0
    public static int twice(int n) {
        if (n < 0) {
            throw new IllegalStateException("negative");
        }
        n *= 2;
        return n;
    }

    // check AssignedParameters.kept with judgment: valid, provided that n >= 0
    public static int kept(int n) {
        int given = n;
        n = 7;
        if (given < 0) {
            throw new IllegalStateException("negative");
        }
        return n;
    }

    // check AssignedParameters.lowered with judgment: invalid, manifest
    public static int lowered(int n) {
        n -= 5;
        if (n < 0) {
            throw new IllegalStateException("negative");
        }
        return n;
    }

    // check AssignedParameters.lowersOnce with judgment: invalid, manifest
    public static int lowersOnce(int n, boolean once) {
        if (once) {
            n = -3;
        }
        if (n < 0) {
            throw new IllegalStateException("negative");
        }
        return n;
    }

    // check AssignedParameters.counts with judgment: invalid, manifest
    public static int counts(int n) {
        while (n != 7) {
            if (n < 0) {
                throw new IllegalStateException("negative");
            }
            n--;
        }
        return n;
    }
}
