/** Time that remains. */
public final class Countdown {
    private static final String[] UNITS = {"now", "soon", "later"};

    private Countdown() {}

    /** A word for a signed distance in seconds. */
    public static String remaining(int seconds) {
        int distance = seconds == Integer.MIN_VALUE ? Integer.MAX_VALUE : Math.abs(seconds);
        return UNITS[Math.min(distance, 2)];
    }
}
