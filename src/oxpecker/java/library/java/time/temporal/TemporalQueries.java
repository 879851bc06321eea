package java.time.temporal;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** Questions that temporal objects answer by their class. */
public final class TemporalQueries {
    /** Only an object itself knows its zone and its smallest unit. */
    static final TemporalQuery<ZoneId> ZONE_ID = temporal -> temporal.query(TemporalQueries.ZONE_ID);
    static final TemporalQuery<TemporalUnit> PRECISION = temporal -> temporal.query(TemporalQueries.PRECISION);

    private static final TemporalQuery<ZoneOffset> OFFSET = temporal -> temporal.isSupported(ChronoField.OFFSET_SECONDS) ? ZoneOffset.ofTotalSeconds(temporal.get(ChronoField.OFFSET_SECONDS)) : null;
    private static final TemporalQuery<ZoneId> ZONE = temporal -> {
        ZoneId zone = temporal.query(ZONE_ID);
        return zone != null ? zone : temporal.query(OFFSET);
    };
    private static final TemporalQuery<LocalDate> DATE = temporal -> temporal.isSupported(ChronoField.EPOCH_DAY) ? LocalDate.ofEpochDay(temporal.getLong(ChronoField.EPOCH_DAY)) : null;
    private static final TemporalQuery<LocalTime> TIME = temporal -> temporal.isSupported(ChronoField.NANO_OF_DAY) ? LocalTime.ofNanoOfDay(temporal.getLong(ChronoField.NANO_OF_DAY)) : null;

    private TemporalQueries() {
    }

    public static TemporalQuery<ZoneId> zoneId() {
        return ZONE_ID;
    }

    public static TemporalQuery<TemporalUnit> precision() {
        return PRECISION;
    }

    public static TemporalQuery<ZoneId> zone() {
        return ZONE;
    }

    public static TemporalQuery<ZoneOffset> offset() {
        return OFFSET;
    }

    public static TemporalQuery<LocalDate> localDate() {
        return DATE;
    }

    public static TemporalQuery<LocalTime> localTime() {
        return TIME;
    }
}
