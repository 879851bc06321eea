package java.time.chrono;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;
import oxpecker.NeverNull;

/** A date and a time in a zone; the models have the calendar of ISO 8601 alone. */
public interface ChronoZonedDateTime<D extends ChronoLocalDate> extends Temporal, Comparable<ChronoZonedDateTime<?>> {
    @NeverNull
    D toLocalDate();

    @NeverNull
    LocalTime toLocalTime();

    @NeverNull
    ChronoLocalDateTime<D> toLocalDateTime();

    @NeverNull
    ZoneOffset getOffset();

    @NeverNull
    ZoneId getZone();

    long toEpochSecond();

    @NeverNull
    Instant toInstant();

    boolean isAfter(ChronoZonedDateTime<?> other);

    boolean isBefore(ChronoZonedDateTime<?> other);

    boolean isEqual(ChronoZonedDateTime<?> other);

    int compareTo(ChronoZonedDateTime<?> other);

    static void $open(java.time.ZonedDateTime known) {
    }
}
