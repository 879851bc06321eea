package oxpecker;

/** Other threads than the one that runs. */
public final class Threads {
    /** Whether some code of the program starts threads: the body is replaced where it does. */
    public static boolean possible() {
        return false;
    }

    /** Before a write that other threads may see later than a volatile one. */
    public static void checkAlone() {
        if (possible()) {
            Oox.unsupported("lazySet in a program with threads");
        }
    }
}
