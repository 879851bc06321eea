/** Names of weekdays. */
public final class WeekdayTable {
    private static final String[] NAMES = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

    private WeekdayTable() {}

    /** The name of an ISO weekday, 1 to 7. */
    public static String name(int weekday) {
        if (weekday < 1 || weekday > 7) {
            throw new IllegalArgumentException("no weekday: " + weekday);
        }
        return NAMES[weekday - 1];
    }
}
