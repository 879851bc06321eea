// Which locks a thread holds, short sleeps, and stack traces: any places, behind a first line that is known.
import java.io.PrintWriter;
import java.io.StringWriter;

class Main {
    private final Object lock = new Object();

    void holds() {        // check Main.holds: valid
        assert !Thread.holdsLock(lock);
        synchronized (lock) {
            assert Thread.holdsLock(lock) && !Thread.holdsLock(new Object());
            synchronized (lock) {
                assert Thread.holdsLock(lock);
            }
            assert Thread.holdsLock(lock);
        }
        assert !Thread.holdsLock(lock);
    }

    static void another(Object lock) throws InterruptedException {        // check Main.another: valid
        if (lock == null) {
            return;
        }
        Thread thread = new Thread(() -> {
            assert !Thread.holdsLock(lock);
        });
        synchronized (lock) {
            thread.start();
            thread.join();
        }
    }

    static String printed(String message) {        // check Main.printed: valid
        StringWriter text = new StringWriter();
        new IllegalStateException("wrong").printStackTrace(new PrintWriter(text, true));
        assert text.toString().startsWith("java.lang.IllegalStateException: wrong");
        return text.toString();
    }

    static void own(StringWriter text) {
        new Exception().printStackTrace(new PrintWriter(new StringWriter()) { });        // check Main.own: unknown, unsupported a stack trace that an own writer gets here
    }

    static int calls(Exception exception) {
        Exception made = new Exception();
        StackTraceElement[] first = made.getStackTrace();
        StackTraceElement[] second = made.getStackTrace();
        assert first != second && first.length == second.length;
        return first.length;
    }

    static String caller() {
        return new Exception().getStackTrace()[1].getMethodName();        // check Main.caller: invalid, exception here
    }

    public static void main(String[] args) throws InterruptedException {
        new Main().holds();
        another("lock");
        try {
            Thread.holdsLock(null);
        } catch (NullPointerException e) {
            System.out.println("no lock");        // prints: no lock
        }
        Thread.sleep(1, 5);
        try {
            Thread.sleep(0, -1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());        // prints: nanosecond timeout value out of range
        }
        Throwable exception = new Exception("m", new RuntimeException("c"));
        exception.addSuppressed(new Error());
        StackTraceElement place = new StackTraceElement("C", "m", null, 3);
        exception.setStackTrace(new StackTraceElement[] {place, place});
        System.out.println(exception.getStackTrace().length + " " + exception.getStackTrace()[1]);        // prints: 2 C.m(Unknown Source)
        try {
            exception.setStackTrace(new StackTraceElement[] {place, null});
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());        // prints: stackTrace[1]
        }
        StringWriter text = new StringWriter();
        exception.printStackTrace(new PrintWriter(text));
        System.out.println(text.toString().startsWith("java.lang.Exception: m"));        // prints: true
        System.out.println(text.toString().contains("Caused by: java.lang.RuntimeException: c"));        // prints: true
    }
}
