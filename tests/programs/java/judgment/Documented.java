import java.util.ArrayList;
import java.util.List;

class Refusal extends RuntimeException {
}

class Broken extends Error {
}

interface Source {
    /** @throws Broken if there is nothing left */
    int next();
}

// Exceptions that the documentation of a method lists tell callers that they are wrong.
public class Documented implements Source {
    private final List<Integer> items = new ArrayList<>();

    /**
     * @param n a number
     * @throws Broken if n is seven
     */
    // check Documented.seven with judgment: valid, provided that n != 7
    public static int seven(int n) {
        if (n == 7) {
            throw new Broken();
        }
        return n;
    }

    // check Documented.callsSeven with judgment: valid, provided that n + 1 != 7
    public static int callsSeven(int n) {
        return seven(n + 1);
    }

    // check Documented.passesSeven with judgment: invalid, manifest
    public static int passesSeven() {
        return seven(7);
    }

    // The same without documentation: an error is no guard.
    // check Documented.undocumented with judgment: invalid, manifest
    public static int undocumented(int n) {
        if (n == 7) {
            throw new Broken();
        }
        return n;
    }

    // Whatever leads to it: callers are told.
    /** @exception Refusal if the sum is wrong. */
    // check Documented.computes with judgment: valid, provided that no Refusal is thrown on line 59
    public static int computes(int n) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += n;
        }
        if (sum == 9) {
            throw new Refusal();
        }
        return sum;
    }

    // check Documented.wrong with judgment: invalid, manifest
    public static int wrong(int n) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += n;
        }
        if (sum == 9) {
            throw new Refusal();
        }
        return sum;
    }

    /**
     * @throws ArithmeticException if n is zero
     */
    // check Documented.divides with judgment: valid, provided that n != 0
    public static int divides(int n) {
        return 10 / n;
    }

    /** @throws IndexOutOfBoundsException if there is no such place */
    // check Documented.at with judgment: valid within bounds, provided that numbers != null and 0 <= i && i < numbers.length
    public static int at(int[] numbers, int i) {
        return numbers[i];
    }

    // The documented exception is about another index.
    /** @throws IndexOutOfBoundsException if there is no such place */
    // check Documented.beyond with judgment: invalid, manifest
    public static int beyond(int[] numbers, int i) {
        int place = i;
        for (int n = 0; n < 2; n++) {
            place++;
        }
        return numbers[place];
    }

    /** @throws NullPointerException if the text is null */
    // check Documented.ownNull with judgment: invalid, manifest
    public static int ownNull(String text, boolean b) {
        String other = b ? null : text;
        return other.length();
    }

    /** @throws java.util.NoSuchElementException if it is empty */
    // check Documented.first with judgment and array 1: invalid, manifest
    public int first() {
        return items.get(0);
    }

    // The documentation of the interface counts, too.
    // check Documented.next with judgment: valid, provided that !items.isEmpty()
    public int next() {
        if (items.isEmpty()) {
            throw new Broken();
        }
        return 1;
    }

    /* @throws Broken is no documentation here */
    // check Documented.plainComment with judgment: invalid, manifest
    public static int plainComment(int n) {
        if (n == 7) {
            throw new Broken();
        }
        return n;
    }
}
