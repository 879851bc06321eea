package java.util.concurrent;

public enum TimeUnit {
    NANOSECONDS(1L), MICROSECONDS(1000L), MILLISECONDS(1000000L), SECONDS(1000000000L), MINUTES(60000000000L),
    HOURS(3600000000000L), DAYS(86400000000000L);

    private final long size;

    TimeUnit(long nanoseconds) {
        this.size = nanoseconds;
    }

    /** Rounded towards zero; what is too large is the largest number. */
    public long convert(long duration, TimeUnit unit) {
        return converted(duration, unit.size, size);
    }

    private static long converted(long duration, long from, long to) {
        if (from <= to) {
            return duration / (to / from);
        }
        long factor = from / to;
        long most = Long.MAX_VALUE / factor;
        return duration > most ? Long.MAX_VALUE : duration < -most ? Long.MIN_VALUE : duration * factor;
    }

    public long toNanos(long duration) {
        return converted(duration, size, NANOSECONDS.size);
    }

    public long toMicros(long duration) {
        return converted(duration, size, MICROSECONDS.size);
    }

    public long toMillis(long duration) {
        return converted(duration, size, MILLISECONDS.size);
    }

    public long toSeconds(long duration) {
        return converted(duration, size, SECONDS.size);
    }

    public long toMinutes(long duration) {
        return converted(duration, size, MINUTES.size);
    }

    public long toHours(long duration) {
        return converted(duration, size, HOURS.size);
    }

    public long toDays(long duration) {
        return converted(duration, size, DAYS.size);
    }

    public void sleep(long time) throws InterruptedException {
    }
}
