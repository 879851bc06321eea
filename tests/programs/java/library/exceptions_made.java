// Exceptions that the platform throws by itself can be made as well: with a message, a cause, both or nothing.
// prints: java.lang.ArrayStoreException: a
// prints: java.lang.ClassCastException
// prints: java.lang.ClassCastException: c
// prints: java.lang.NullPointerException: n
// prints: java.lang.IllegalMonitorStateException: m
// prints: java.lang.IllegalThreadStateException: t
// prints: java.lang.InterruptedException: i
// prints: java.lang.NegativeArraySizeException: -1
// prints: java.io.UnsupportedEncodingException: e
// prints: java.net.UnknownHostException: h
// prints: java.util.ConcurrentModificationException: c
// prints: java.util.InputMismatchException: i
// prints: java.util.concurrent.BrokenBarrierException: b
// prints: java.util.concurrent.BrokenBarrierException
// prints: java.util.concurrent.CancellationException: c
// prints: java.util.concurrent.RejectedExecutionException: r
// prints: java.util.EmptyStackException
// prints: java.util.ConcurrentModificationException: java.lang.Error: cause because of java.lang.Error: cause
// prints: java.util.concurrent.RejectedExecutionException: r because of java.lang.Error: cause
// prints: java.lang.Throwable: t
// prints: java.lang.Throwable: java.lang.Error: inner because of java.lang.Error: inner
// prints: java.lang.Throwable because of java.lang.Error: inner
// prints: java.io.IOException: disk java.io.UncheckedIOException: said true
// prints: a cause is needed
// prints: java.util.IllegalFormatConversionException: d != java.lang.String
// prints: java.util.IllegalFormatConversionException: d != java.lang.String
// prints: java.util.UnknownFormatConversionException: Conversion = 'q'
// prints: java.util.IllegalFormatConversionException: c != java.lang.String
// prints: java.util.IllegalFormatConversionException: x != java.lang.String
// prints: java.util.IllegalFormatConversionException: f != java.lang.String
// prints: Format specifier '%s' Conversion = 'q'
// prints: d != java.lang.String
// prints: Unclosed group a(b 3
// prints: why near index 1
// prints: re
// prints:  ^
// prints: why
// prints: re
// prints: 2 java.lang.Exception: second true
// prints: Self-suppression not permitted
// prints: Cannot suppress a null exception.
// prints: java.lang.Error: first
// prints: 0
// prints: java.lang.Exception: late
// prints: Can't overwrite cause with a null true
// prints: Can't overwrite cause with java.lang.Exception: late true
// prints: Can't overwrite cause with java.lang.Exception: late true
// prints: Can't overwrite cause with java.lang.Exception: late true
// prints: Self-causation not permitted
// prints: java.lang.Error: e
// prints: main
// prints: java.util.EmptyStackException null
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.UnsupportedEncodingException;
import java.net.UnknownHostException;
import java.util.ConcurrentModificationException;
import java.util.EmptyStackException;
import java.util.IllegalFormatConversionException;
import java.util.IllegalFormatException;
import java.util.InputMismatchException;
import java.util.MissingFormatArgumentException;
import java.util.Stack;
import java.util.UnknownFormatConversionException;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.RejectedExecutionException;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

class Main {
    public static void main(String[] args) {
        Throwable[] all = {
            new ArrayStoreException("a"), new ClassCastException(), new ClassCastException("c"), new NullPointerException("n"),
            new IllegalMonitorStateException("m"), new IllegalThreadStateException("t"), new InterruptedException("i"),
            new NegativeArraySizeException("-1"), new UnsupportedEncodingException("e"), new UnknownHostException("h"),
            new ConcurrentModificationException("c"), new InputMismatchException("i"), new BrokenBarrierException("b"),
            new BrokenBarrierException(), new CancellationException("c"), new RejectedExecutionException("r"), new EmptyStackException(),
            new ConcurrentModificationException(new Error("cause")), new RejectedExecutionException("r", new Error("cause")),
            new Throwable("t"), new Throwable(new Error("inner")), new Throwable(null, new Error("inner")),
        };
        for (Throwable each : all) {
            System.out.println(each + (each.getCause() == null ? "" : " because of " + each.getCause()));
        }
        unchecked();
        formats();
        patterns();
        suppressed();
        try {
            new Stack<String>().pop();
        } catch (EmptyStackException e) {
            System.out.println(e + " " + e.getMessage());
        }
    }

    static void unchecked() {
        IOException cause = new IOException("disk");
        UncheckedIOException plain = new UncheckedIOException(cause);
        UncheckedIOException said = new UncheckedIOException("said", cause);
        IOException back = said.getCause();
        System.out.println(plain.getMessage() + " " + said + " " + (back == cause));
        try {
            new UncheckedIOException("none", null);
        } catch (NullPointerException e) {
            System.out.println("a cause is needed");
        }
    }

    static void formats() {
        String[] formats = {"%d", "%d %s", "%q", "%c", "%x", "%.2f"};
        for (String format : formats) {
            try {
                System.out.println(String.format(format, "text"));
            } catch (IllegalFormatException e) {
                System.out.println(e);
            }
        }
        System.out.println(new MissingFormatArgumentException("%s").getMessage() + " " + new UnknownFormatConversionException("q").getMessage());
        System.out.println(new IllegalFormatConversionException('d', String.class).getMessage());
    }

    static void patterns() {
        try {
            Pattern.compile("a(b");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getDescription() + " " + e.getPattern() + " " + e.getIndex());
        }
        System.out.println(new PatternSyntaxException("why", "re", 1).getMessage());
        System.out.println(new PatternSyntaxException("why", "re", -1).getMessage());
    }

    static void causes() {
        Throwable[] all = {new Error(), new Error("m", null), new ClassNotFoundException("c"), new RuntimeException((Throwable) null)};
        for (Throwable each : all) {
            try {
                System.out.println(each.initCause(new Exception("late")).getCause());
                each.initCause(null);
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage() + " " + (e.getCause() == each));
            }
        }
        try {
            Error own = new Error();
            own.initCause(own);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new ClassNotFoundException("c", new Error("e")).getException());
    }

    static void suppressed() {
        Throwable main = new Throwable("main");
        main.addSuppressed(new Error("first"));
        main.addSuppressed(new Exception("second"));
        System.out.println(main.getSuppressed().length + " " + main.getSuppressed()[1] + " " + (main.fillInStackTrace() == main));
        try {
            main.addSuppressed(main);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            main.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        main.getSuppressed()[0] = null;
        System.out.println(main.getSuppressed()[0]);
        Throwable quiet = new Exception("quiet", null, false, true) { };
        quiet.addSuppressed(new Error());
        System.out.println(quiet.getSuppressed().length);
        causes();
        main.setStackTrace(new StackTraceElement[0]);
        System.out.println(main.getLocalizedMessage());
    }
}
