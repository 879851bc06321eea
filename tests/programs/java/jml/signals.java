// signals and signals_only: which exceptions may leave a method, and when.
import java.io.IOException;

class Main {
    // check Main.positive: valid
    //@ signals (IllegalArgumentException e) x <= 0;
    //@ ensures x > 0;
    static int positive(int x) {
        if (x <= 0) {
            throw new IllegalArgumentException();
        }
        return x;
    }

    //@ signals (IllegalArgumentException e) x < 0; // check Main.tooOften: invalid, signals here
    static int tooOften(int x) {
        if (x <= 0) {
            throw new IllegalArgumentException();
        }
        return x;
    }

    // check Main.nobodySaysSo: invalid, exception
    static int nobodySaysSo(int x) {
        if (x == 7) {
            throw new IllegalStateException();
        }
        return x;
    }

    // check Main.other: invalid, exception
    //@ signals (IllegalStateException e) true;
    static int other(int x) {
        return 1 / x;
    }

    // check Main.declared: valid
    static void declared(int x) throws IOException {
        if (x > 0) {
            throw new IOException();
        }
    }

    // check Main.unchecked: invalid, exception
    static void unchecked(int x) throws IllegalStateException {
        if (x > 0) {
            throw new IllegalStateException();
        }
    }

    // check Main.only: valid
    //@ signals_only IllegalStateException, ArithmeticException;
    static int only(int x) {
        if (x > 5) {
            throw new IllegalStateException();
        }
        return 1 / x;
    }

    //@ signals_only IllegalStateException; // check Main.notOnly: invalid, signals here
    static int notOnly(int x) {
        return 1 / x;
    }

    //@ signals_only \nothing; // check Main.nothing: invalid, signals here
    static void nothing(int x) throws IOException {
        if (x > 0) {
            throw new IOException();
        }
    }

    // check Main.failing: invalid, exception
    //@ signals (Exception e) true;
    static void failing(int x) {
        assert x != 3;
    }
}
