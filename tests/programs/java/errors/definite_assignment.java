// Variables have a value before they are read, and final ones get theirs once (JLS 16).
import java.util.function.IntSupplier;

class Main {
    final int first;
    final int second;               // accepted
    final int third;
    static final int LIMIT;         // error: variable LIMIT not initialized in the default constructor

    Main(boolean b) {               // error: variable third might not have been initialized
        first = 1;
        if (b) {
            second = 2;
        } else {
            second = 3;
        }
        first = 2;                  // error: variable first might already have been assigned
    }

    Main() {
        this(true);
        third = 1;                  // error: variable third might already have been assigned
    }

    int branch(boolean b) {
        int x;
        if (b) {
            x = 1;
        }
        return x;                   // error: variable x might not have been initialized
    }

    int both(boolean b) {
        int x;
        if (b && (x = 1) > 0) {
            return x;
        }
        for (;;) {
            x = 2;
            break;
        }
        return x;
    }

    int handled(String s) {
        int x;
        try {
            x = Integer.parseInt(s);
        } catch (NumberFormatException e) {
            s = "";
        } finally {
            second();
        }
        return x;                   // error: variable x might not have been initialized
    }

    int chosen(int n) {
        int x;
        switch (n) {
            case 1:
                x = 1;
                break;
            case 2:
                x = 2;
        }
        return x;                   // error: variable x might not have been initialized
    }

    void twice(int n) {
        final int x;
        x = n;
        x = n + 1;                  // error: variable x might already have been assigned
        final int y;
        while (n > 0) {
            y = 1;                  // error: variable y might be assigned in loop
            n--;
        }
    }

    IntSupplier later(int n) {
        int x;
        int y = n;
        y++;
        IntSupplier sum = () -> x + y;     // error: variable x might not have been initialized // error: local variables referenced from a lambda expression must be final or effectively final
        return sum;
    }

    void second() {
        first = 3;                  // error: cannot assign a value to final variable first
    }
}
