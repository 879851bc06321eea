// Every statement must be reachable, and a method with a result must not end without one (JLS 14.22).
import java.util.function.IntSupplier;

class Main {
    int after(int n) {
        return n;
        n++;                        // error: unreachable statement
    }

    void endless() {
        while (true) {
            endless();
        }
        endless();                  // error: unreachable statement
    }

    void left() {
        while (true) {
            if (after(1) > 0) {
                break;
            }
        }
        endless();
    }

    void never() {
        while (false) {             // error: unreachable statement
            endless();
        }
        if (false) {
            endless();
        }
    }

    int guarded(int n) {
        try {
            return n;
        } finally {
            endless();
        }
    }

    int skipped(int n) {
        for (int i = 0; i < n; i++) {
            continue;
            n--;                    // error: unreachable statement
        }
        return n;
    }

    void caught() {
        try {
            endless();
        } catch (RuntimeException e) {
            left();
        } catch (IllegalStateException e) {     // error: exception IllegalStateException has already been caught
            left();
        }
    }

    IntSupplier some(boolean b) {
        return () -> {              // error: bad return type in lambda expression
            if (b) {
                return 1;
            }
        };
    }
}
