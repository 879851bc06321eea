package java.time;

import static java.time.temporal.ChronoField.INSTANT_SECONDS;
import static java.time.temporal.ChronoField.NANO_OF_SECOND;

import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import oxpecker.Query;
import oxpecker.Usual;

/** Seconds since 1970, and nanoseconds from 0 to 999,999,999. */
public final class Instant implements Temporal, TemporalAdjuster, Comparable<Instant>, java.io.Serializable {
    private static final long LEAST = -31557014167219200L;
    private static final long MOST = 31556889864403199L;
    private static final long BILLION = 1000000000L;

    public static final Instant EPOCH = new Instant(0, 0);
    public static final Instant MIN = new Instant(LEAST, 0);
    public static final Instant MAX = new Instant(MOST, 999999999);

    private final long seconds;
    private final int nanos;

    private Instant(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
        oxpecker.Oox.assume($constructed());
    }

    private static Instant create(long seconds, int nanos) {
        if ((seconds | nanos) == 0) {
            return EPOCH;
        }
        if (seconds < LEAST || seconds > MOST) {
            throw new DateTimeException("Instant exceeds minimum or maximum instant");
        }
        return new Instant(seconds, nanos);
    }

    public static Instant now() {
        return Clock.systemUTC().instant();
    }

    public static Instant now(Clock clock) {
        return java.util.Objects.requireNonNull(clock, "clock").instant();
    }

    public static Instant ofEpochSecond(long seconds) {
        return create(seconds, 0);
    }

    @Usual("1000, 0; 2000, 0")
    public static Instant ofEpochSecond(long seconds, long nanos) {
        return create(Math.addExact(seconds, Math.floorDiv(nanos, BILLION)), (int) Math.floorMod(nanos, BILLION));
    }

    public static Instant ofEpochMilli(long millis) {
        return create(Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1000000);
    }

    public static Instant from(TemporalAccessor temporal) {
        if (temporal instanceof Instant) {
            return (Instant) temporal;
        }
        try {
            return ofEpochSecond(temporal.getLong(INSTANT_SECONDS), temporal.get(NANO_OF_SECOND));
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain Instant from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
        }
    }

    public static Instant parse(CharSequence text) {
        return DateTimeFormatter.ISO_INSTANT.parse(text, Instant::from);
    }

    // --- fields --------------------------------------------------------------------------------------------

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == INSTANT_SECONDS || field == NANO_OF_SECOND || field == ChronoField.MICRO_OF_SECOND || field == ChronoField.MILLI_OF_SECOND;
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit.isTimeBased() || unit == ChronoUnit.DAYS : unit != null && oxpecker.Oox.<Boolean>unsupported("a unit of time of another class");
    }

    public int get(TemporalField field) {
        if (field == INSTANT_SECONDS) {
            throw new DateTimeException("Invalid value for InstantSeconds (valid values -2147483648 - 2147483647): " + seconds);
        }
        return (int) getLong(field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch ((ChronoField) field) {
            case NANO_OF_SECOND: return nanos;
            case MICRO_OF_SECOND: return nanos / 1000;
            case MILLI_OF_SECOND: return nanos / 1000000;
            case INSTANT_SECONDS: return seconds;
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    @Query
    public long getEpochSecond() {
        return seconds;
    }

    @Query
    public int getNano() {
        return nanos;
    }

    public long toEpochMilli() {
        if (seconds < 0 && nanos > 0) {
            return Math.addExact(Math.multiplyExact(seconds + 1, 1000L), nanos / 1000000 - 1000L);
        }
        return Math.addExact(Math.multiplyExact(seconds, 1000L), (long) (nanos / 1000000));
    }

    // --- changes -------------------------------------------------------------------------------------------

    public Instant with(TemporalAdjuster adjuster) {
        return (Instant) adjuster.adjustInto(this);
    }

    public Instant with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, value);
        }
        ((ChronoField) field).checkValidValue(value);
        switch ((ChronoField) field) {
            case NANO_OF_SECOND: return value == nanos ? this : create(seconds, (int) value);
            case MICRO_OF_SECOND: return create(seconds, (int) value * 1000);
            case MILLI_OF_SECOND: return create(seconds, (int) value * 1000000);
            case INSTANT_SECONDS: return create(value, nanos);
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public Instant truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        Duration size = unit.getDuration();
        if (size.getSeconds() > 86400) {
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        long length = size.toNanos();
        if (LocalTime.DAY % length != 0) {
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        }
        long ofDay = Math.floorMod(seconds, 86400L) * BILLION + nanos;
        return plusNanos(ofDay / length * length - ofDay);
    }

    private Instant plus(long moreSeconds, long moreNanos) {
        if ((moreSeconds | moreNanos) == 0) {
            return this;
        }
        long sum = Math.addExact(Math.addExact(seconds, moreSeconds), moreNanos / BILLION);
        return ofEpochSecond(sum, nanos + moreNanos % BILLION);
    }

    public Instant plus(TemporalAmount amount) {
        return (Instant) amount.addTo(this);
    }

    public Instant plus(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amount);
        }
        switch ((ChronoUnit) unit) {
            case NANOS: return plusNanos(amount);
            case MICROS: return plus(amount / 1000000, amount % 1000000 * 1000);
            case MILLIS: return plusMillis(amount);
            case SECONDS: return plusSeconds(amount);
            case MINUTES: return plusSeconds(Math.multiplyExact(amount, 60L));
            case HOURS: return plusSeconds(Math.multiplyExact(amount, 3600L));
            case HALF_DAYS: return plusSeconds(Math.multiplyExact(amount, 43200L));
            case DAYS: return plusSeconds(Math.multiplyExact(amount, 86400L));
            default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public Instant plusSeconds(long seconds) {
        return plus(seconds, 0L);
    }

    public Instant plusMillis(long millis) {
        return plus(millis / 1000, millis % 1000 * 1000000);
    }

    public Instant plusNanos(long nanos) {
        return plus(0L, nanos);
    }

    public Instant minus(TemporalAmount amount) {
        return (Instant) amount.subtractFrom(this);
    }

    public Instant minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public Instant minusSeconds(long seconds) {
        return seconds == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-seconds);
    }

    public Instant minusMillis(long millis) {
        return millis == Long.MIN_VALUE ? plusMillis(Long.MAX_VALUE).plusMillis(1) : plusMillis(-millis);
    }

    public Instant minusNanos(long nanos) {
        return nanos == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-nanos);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(INSTANT_SECONDS, seconds).with(NANO_OF_SECOND, nanos);
    }

    public long until(Temporal end, TemporalUnit unit) {
        Instant other = from(end);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, other);
        }
        switch ((ChronoUnit) unit) {
            case NANOS: return nanosUntil(other);
            case MICROS: return nanosUntil(other) / 1000;
            case MILLIS: return Math.subtractExact(other.toEpochMilli(), toEpochMilli());
            case SECONDS: return secondsUntil(other);
            case MINUTES: return secondsUntil(other) / 60;
            case HOURS: return secondsUntil(other) / 3600;
            case HALF_DAYS: return secondsUntil(other) / 43200;
            case DAYS: return secondsUntil(other) / 86400;
            default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    private long nanosUntil(Instant end) {
        return Math.addExact(Math.multiplyExact(Math.subtractExact(end.seconds, seconds), BILLION), (long) (end.nanos - nanos));
    }

    private long secondsUntil(Instant end) {
        long difference = Math.subtractExact(end.seconds, seconds);
        int more = end.nanos - nanos;
        if (difference > 0 && more < 0) {
            return difference - 1;
        }
        return difference < 0 && more > 0 ? difference + 1 : difference;
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.ofInstant(this, offset);
    }

    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.ofInstant(this, zone);
    }

    // --- order ---------------------------------------------------------------------------------------------

    public <R> R query(TemporalQuery<R> query) {
        if (query == (TemporalQuery<?>) TemporalQueries.precision()) {
            return (R) ChronoUnit.NANOS;
        }
        return Temporal.super.query(query);
    }

    public int compareTo(Instant other) {
        int order = Long.compare(seconds, other.seconds);
        return order != 0 ? order : nanos - other.nanos;
    }

    public boolean isAfter(Instant other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(Instant other) {
        return compareTo(other) < 0;
    }

    public boolean equals(Object other) {
        return other instanceof Instant && seconds == ((Instant) other).seconds && nanos == ((Instant) other).nanos;
    }

    public int hashCode() {
        return (int) (seconds ^ (seconds >>> 32)) + 51 * nanos;
    }

    public String toString() {
        LocalDateTime local = LocalDateTime.ofEpochSecond(seconds, nanos, ZoneOffset.UTC);
        return local + (local.getSecond() == 0 && nanos == 0 ? ":00Z" : "Z");
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return seconds >= LEAST && seconds <= MOST && nanos >= 0 && nanos < BILLION;
    }
}
