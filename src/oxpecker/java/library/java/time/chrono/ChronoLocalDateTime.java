package java.time.chrono;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import oxpecker.NeverNull;

/** A date and a time; the models have the calendar of ISO 8601 alone. */
public interface ChronoLocalDateTime<D extends ChronoLocalDate> extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDateTime<?>> {
    @NeverNull
    D toLocalDate();

    @NeverNull
    LocalTime toLocalTime();

    @NeverNull
    ChronoZonedDateTime<D> atZone(ZoneId zone);

    long toEpochSecond(ZoneOffset offset);

    @NeverNull
    Instant toInstant(ZoneOffset offset);

    boolean isAfter(ChronoLocalDateTime<?> other);

    boolean isBefore(ChronoLocalDateTime<?> other);

    boolean isEqual(ChronoLocalDateTime<?> other);

    int compareTo(ChronoLocalDateTime<?> other);

    static void $open(java.time.LocalDateTime known) {
    }
}
