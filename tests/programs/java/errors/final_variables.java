// Final variables of all kinds are not assigned again, and captured ones are effectively final (JLS 4.12.4, 8.1.3).
import java.util.List;
import java.util.function.IntUnaryOperator;

class Main {
    void inferred() {
        final var n = 1;
        n = 2;                      // error: cannot assign a value to final variable n
    }

    int parameter(final int n, int m) {
        m = n;
        n = m;                      // error: final parameter n may not be assigned
        return m;
    }

    void loops(int[] numbers, List<String> words) {
        for (final int n : numbers) {
            n++;                    // error: variable n might already have been assigned
        }
        for (final String word : words) {
            word = "";              // error: variable word might already have been assigned
        }
        for (int n : numbers) {
            n = 1;
        }
    }

    void resource(AutoCloseable given) throws Exception {
        try (AutoCloseable r = given) {
            r = null;               // error: auto-closeable resource r may not be assigned
        }
    }

    void pattern(Object o) {
        if (o instanceof final String s) {
            s = "";                 // error: cannot assign a value to final variable s
        }
        if (o instanceof String s) {
            s = "";
        }
    }

    void handlers() {
        try {
            parameter(1, 2);
        } catch (IllegalStateException | IllegalArgumentException e) {
            e = null;               // error: multi-catch parameter e may not be assigned
        } catch (final RuntimeException e) {
            e = null;               // error: final parameter e may not be assigned
        }
        try {
            parameter(1, 2);
        } catch (RuntimeException | ArithmeticException e) {    // error: Alternatives in a multi-catch statement cannot be related by subclassing
        }
    }

    IntUnaryOperator function() {
        return (final int x) -> {
            x = 1;                  // error: final parameter x may not be assigned
            return x;
        };
    }

    Object captured(int n) {
        int m = n;
        m++;
        class Inner {
            int get() {
                return m;           // error: local variables referenced from an inner class must be final or effectively final
            }
        }
        int k = n;
        return new Object() {
            public int hashCode() {
                return k;
            }
        };
    }
}
