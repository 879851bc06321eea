package java.lang;

import java.io.InputStream;
import java.io.PrintStream;
import oxpecker.Oox;

/** Clocks, properties and the environment are not known; the standard error is a sink. */
@oxpecker.Outside
public final class System {
    public static final InputStream in = InputStream.$unknown(true);
    public static final PrintStream out = new PrintStream(true);
    public static final PrintStream err = new PrintStream(false);

    private static long time;

    private System() {
    }

    /** Any time not before the last one that was asked for. */
    private static long clock() {
        long now = Oox.nondetLong();
        time = now > time ? now : time;
        return time;
    }

    public static long currentTimeMillis() {
        return clock();
    }

    public static long nanoTime() {
        return clock();
    }

    /** The program ends here, and nothing more is said about it. */
    public static void exit(int status) {
        Oox.assume(false);
    }

    public static native void setIn(InputStream in);

    public static native void setOut(PrintStream out);

    public static native void setErr(PrintStream err);

    public static void gc() {
    }

    public static String lineSeparator() {
        return "\n";
    }

    /** What the machine says under a name is any text, or nothing. */
    private static String any() {
        return Oox.nondetBoolean() ? org.sosy_lab.sv_benchmarks.Verifier.nondetString() : null;
    }

    private static void check(String name) {
        if (name == null) {
            throw new NullPointerException("key can't be null");
        }
        if (name.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
    }

    /** What has been set is not remembered: each answer is any text, or nothing. */
    public static String getProperty(String name) {
        check(name);
        return any();
    }

    public static String getProperty(String name, String otherwise) {
        check(name);
        String value = any();
        return value == null ? otherwise : value;
    }

    public static String setProperty(String name, String value) {
        check(name);
        java.util.Objects.requireNonNull(value);
        return any();
    }

    public static String clearProperty(String name) {
        check(name);
        return any();
    }

    public static String getenv(String name) {
        java.util.Objects.requireNonNull(name);
        return any();
    }

    @oxpecker.TellsApart public static int identityHashCode(Object object) {
        if (object instanceof oxpecker.Kept || object instanceof oxpecker.Shared) {
            Oox.unsupported("the identity hash code of an object that Java may keep only once");
        }
        return object == null ? 0 : Object.identity$of(object);
    }

    public static void arraycopy(Object source, int from, Object target, int to, int count) {
        ArrayCopying.copy(source, from, target, to, count);
    }
}
