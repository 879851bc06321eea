import org.sosy_lab.sv_benchmarks.Verifier;

/** An exception that is no RuntimeException, and one that has only the name of a violation. */
public class Main {
    static class Failure extends Exception {
    }

    static class AssertionError extends Exception {
    }

    public static void main(String[] args) throws Exception {
        if (Verifier.nondetBoolean()) {
            throw new Failure();
        }
        throw new AssertionError();
    }
}
