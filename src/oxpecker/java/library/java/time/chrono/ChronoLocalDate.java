package java.time.chrono;

import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;

/** A date; the models have the calendar of ISO 8601 alone. */
public interface ChronoLocalDate extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDate> {
    long toEpochDay();

    boolean isLeapYear();

    int lengthOfMonth();

    int lengthOfYear();

    boolean isAfter(ChronoLocalDate other);

    boolean isBefore(ChronoLocalDate other);

    boolean isEqual(ChronoLocalDate other);

    int compareTo(ChronoLocalDate other);

    static void $open(java.time.LocalDate known) {
    }
}
