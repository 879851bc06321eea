/** Time that remains. */
public final class Countdown {
    private static final String[] UNITS = {"now", "soon", "later"};

    private Countdown() {}

    /** A word for a signed distance in seconds. */
    public static String remaining(int seconds) {
        int distance = Math.abs(seconds);
        return UNITS[Math.min(distance, 2)];
    }
}
