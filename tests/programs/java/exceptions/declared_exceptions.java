// What `throws` allows: checked exceptions. Unchecked ones need a `signals` clause, whatever is declared.
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.concurrent.Callable;

class Refused extends Exception {
}

class Declared {
    // check Declared.divides: invalid, exception
    static int divides(int i) throws Exception {
        return 1 / i;
    }

    // check Declared.asserts: invalid, exception
    void asserts(int i) throws Throwable {
        assert i != 3;
    }

    // check Declared.refuses: valid
    static void refuses(int i) throws Exception {
        if (i < 0) {
            throw i == -1 ? new Refused() : new Exception("negative");
        }
    }

    // check Declared.reads: valid
    static void reads(int i) throws IOException {
        if (i == 3) {
            throw new FileNotFoundException("3");
        }
    }

    // check Declared.unchecked: invalid, exception
    static void unchecked(int i) throws IllegalStateException, Error {
        if (i == 3) {
            throw new IllegalStateException();
        }
    }

    // check Declared.error: invalid, exception
    static void error(int i) throws Exception, Error {
        if (i == 3) {
            throw new Error();
        }
    }

    // check Declared.signalled: valid
    //@ signals (ArithmeticException e) i == 0;
    static int signalled(int i) throws Exception {
        if (i == 7) {
            throw new Refused();
        }
        return 1 / i;
    }

    // check Declared.passesOn: invalid, exception
    static void passesOn(Exception e) throws Exception {
        if (e != null) {
            throw e;
        }
    }

    // check Declared.passesChecked: valid
    static void passesChecked(Throwable e) throws Throwable {
        if (e != null && !(e instanceof RuntimeException) && !(e instanceof Error)) {
            throw e;
        }
    }

    // check Declared.caller: invalid, exception
    static int caller(int i) throws Exception {
        return divides(i);
    }

    // An implementation that nobody has throws what its declaration allows.
    // check Declared.calls: valid within bounds
    static <V> V calls(Callable<V> task) throws Exception {
        return task == null ? null : task.call();
    }

    static <V> void letsOut(Callable<V> task) {
        try {
            if (task != null) {
                task.call();
            }
        } catch (RuntimeException e) {
            assert false : "not declared";
        } catch (Exception e) {
            assert e == null; // check Declared.letsOut: invalid, exception here
        }
    }
}
