// Checked exceptions are caught or declared, and only those are caught that are thrown (JLS 11.2).
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Reader;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

class Refused extends Exception {
}

class Resource implements AutoCloseable {
    public void close() throws Refused {
    }
}

class Quiet implements AutoCloseable {
    public void close() {
    }
}

class Careful {
    Careful() throws Refused {
    }
}

class Careless extends Careful {    // error: unreported exception Refused in default constructor
}

class Sparing extends Careful {
    Sparing(int n) {                // error: unreported exception Refused; must be caught or declared to be thrown
    }

    Sparing() throws Exception {
    }
}

interface Step<E extends Exception> {
    void run() throws E;
}

interface Left {
    void close() throws IOException;
}

interface Right {
    void close() throws Refused;
}

interface Both extends Left, Right {
    void close();
}

class Begun {
    int first = find();             // error: unreported exception Refused; must be caught or declared to be thrown
    static int shared = find();     // error: unreported exception Refused; must be caught or declared to be thrown

    Begun() throws Refused {
    }

    Begun(int n) {
    }

    static int find() throws Refused {
        return 1;
    }
}

class Declared {
    int first = Begun.find();

    Declared() throws Refused {
    }

    Declared(int n) throws Refused {
        this();
    }
}

class Worker implements Runnable {
    public void run() throws Refused {      // error: overridden method does not throw Refused
    }

    public boolean equals(Object o) throws RuntimeException {
        return o == this;
    }
}

class Main {
    void thrown() {
        throw new Refused();        // error: unreported exception Refused; must be caught or declared to be thrown
    }

    void read(Reader reader) {
        reader.read();              // error: unreported exception IOException; must be caught or declared to be thrown
    }

    void slept() {
        Thread.sleep(1);            // error: unreported exception InterruptedException; must be caught or declared to be thrown
    }

    int called(Callable<Integer> c) {
        return c.call();            // error: unreported exception Exception; must be caught or declared to be thrown
    }

    void narrow() {
        try {
            throw new IOException();            // error: unreported exception IOException; must be caught or declared to be thrown
        } catch (FileNotFoundException e) {
        }
    }

    void never() {
        try {
            thrown();
        } catch (Refused e) {       // error: exception Refused is never thrown in body of corresponding try statement
        } catch (Exception e) {
        }
    }

    void again() throws Refused {
        try {
            new Declared();
            throw new Refused();
        } catch (Exception e) {     // throws again what it takes
            throw e;
        }
    }

    void changed() throws Refused {
        try {
            throw new Refused();
        } catch (Exception e) {
            e = new Exception();
            throw e;                // error: unreported exception Exception; must be caught or declared to be thrown
        }
    }

    int closed() {
        try (Resource r = new Resource()) {     // error: unreported exception Refused; must be caught or declared to be thrown
            return 1;
        }
    }

    int closedQuietly() {
        try (Quiet q = new Quiet(); Resource r = new Resource()) {
            return 1;
        } catch (Refused e) {
            return 2;
        }
    }

    @SuppressWarnings("finally")
    int lost() {
        try {
            throw new Refused();    // the end of `finally` is not reached
        } finally {
            return 1;
        }
    }

    Runnable function() {
        return () -> Begun.find();  // error: unreported exception Refused; must be caught or declared to be thrown
    }

    Supplier<Integer> reference() {
        return Begun::find;         // error: incompatible thrown types Refused in functional expression
    }

    Callable<Integer> covered() {
        return Begun::find;
    }

    <E extends Exception> void generic(Step<E> step, E failure) throws E {
        step.run();
        throw failure;
    }

    void typed(Step<Refused> step) {
        try {
            step.run();
        } catch (Refused e) {
        }
        generic(() -> { }, new RuntimeException());
    }

    void merged(Both both) {
        both.close();
    }
}
