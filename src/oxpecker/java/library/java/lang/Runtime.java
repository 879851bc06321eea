package java.lang;

import oxpecker.Oox;

/** What the machine is like is not known. */
@oxpecker.Outside
public final class Runtime {
    private static final Runtime ONLY = new Runtime();

    private Runtime() {
    }

    static void $constants() {
        getRuntime();
    }

    public static Runtime getRuntime() {
        return ONLY;
    }

    public void exit(int status) {
        System.exit(status);
    }

    /** The program ends here, and nothing more is said about it. */
    public void halt(int status) {
        Oox.assume(false);
    }

    public native void addShutdownHook(Thread hook);

    public int availableProcessors() {
        int count = Oox.nondetInt();
        return count > 0 ? count : 1;
    }

    private static long amount() {
        long amount = Oox.nondetLong();
        return amount > 0 ? amount : 1;
    }

    public long totalMemory() {
        return amount();
    }

    public long freeMemory() {
        return amount();
    }

    public long maxMemory() {
        return amount();
    }

    public void gc() {
    }
}
