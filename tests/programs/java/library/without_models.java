// Generic and nested classes of Java's library that have no model may be named; using them is unsupported.
// with missing error
import java.util.concurrent.*;

class Unmodelled {
    static Flow.Subscriber<String> kept;

    static int named(int x) {               // check Unmodelled.named: valid
        Flow.Subscriber<String> none = null;
        Thread.UncaughtExceptionHandler handler = null;
        return none == null && handler == null ? x : 0;
    }

    static int made(int x) {                // check Unmodelled.made: unknown
        if (x == 77) {
            SubmissionPublisher<String> publisher = new SubmissionPublisher<>();
        }
        return x;
    }
}
