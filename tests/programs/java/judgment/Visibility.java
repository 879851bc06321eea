import java.util.function.IntUnaryOperator;

@interface Nullable {}

// In methods that others are not meant to call, whatever depends only on what callers pass is a condition on them.
public class Visibility {
    private int[] data;
    private int count;
    @Nullable private String note;

    // check Visibility.open with judgment: invalid, boundary
    public static int open(int n) {
        return 10 / n;
    }

    // check Visibility.inherited with judgment: invalid, boundary
    protected static int inherited(int n) {
        return 10 / n;
    }

    // check Visibility.ofPackage with judgment: valid, provided that n != 0
    static int ofPackage(int n) {
        return 10 / n;
    }

    // check Visibility.own with judgment: valid, provided that n != 0
    private static int own(int n) {
        return 10 / n;
    }

    // check Visibility.passesZero with judgment: invalid, manifest
    static int passesZero() {
        return ofPackage(0);
    }

    // check Visibility.state with judgment: valid, provided that count != 0
    int state() {
        return 10 / count;
    }

    // check Visibility.at with judgment and array 2: valid within bounds, provided that 0 <= i && i < data.length and data != null
    int at(int i) {
        return data[i];
    }

    // What the method computes itself is no caller's business.
    // check Visibility.computed with judgment: invalid, manifest
    static int computed(int n) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += n;
        }
        return 10 / sum;
    }

    // check Visibility.declared with judgment: invalid, manifest
    int declared() {
        return note.length();
    }

    // check Visibility.tested with judgment: invalid, manifest
    int tested() {
        if (data == null) {
            System.out.println("nothing");
        }
        return data.length;
    }

    // check Visibility.testsParameter with judgment: invalid, manifest
    private static int testsParameter(int[] numbers) {
        if (numbers == null) {
            System.out.println("nothing");
        }
        return numbers.length;
    }

    private static class Hidden implements IntUnaryOperator {
        private final int divisor;

        public Hidden(int divisor) {
            this.divisor = 10 / divisor;
        }

        // check Visibility.Hidden.quotient with judgment: valid, provided that n != 0
        public int quotient(int n) {
            return 10 / n;
        }

        // Others may call it as a method of the interface.
        // check Visibility.Hidden.applyAsInt with judgment: invalid, boundary
        public int applyAsInt(int n) {
            return 10 / n;
        }
    }
}

// Who never says what others may call says nothing about the rest either.
class Small {
    // check Small.open with judgment: invalid, boundary
    static int open(int n) {
        return 10 / n;
    }

    // check Small.own with judgment: valid, provided that n != 0
    private static int own(int n) {
        return 10 / n;
    }

    public static void main(String[] arguments) {
    }

    public String toString() {
        return "small";
    }
}

// Objects of a class of the package may leave it.
class OfPackage {
    // check OfPackage.open with judgment: invalid, boundary
    public static int open(int n) {
        return 10 / n;
    }

    private final int kept;

    // check OfPackage.OfPackage with judgment: valid, provided that n != 0
    OfPackage(int n) {
        kept = 10 / n;
    }
}
