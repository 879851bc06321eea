package java.time;

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

public final class LocalTime implements Temporal, TemporalAdjuster, Comparable<LocalTime>, java.io.Serializable {
    static final long DAY = 86400000000000L;
    private static final long BILLION = 1000000000L;

    public static final LocalTime MIN = new LocalTime(0, 0, 0, 0);
    public static final LocalTime MAX = new LocalTime(23, 59, 59, 999999999);
    public static final LocalTime MIDNIGHT = MIN;
    public static final LocalTime NOON = new LocalTime(12, 0, 0, 0);

    private final int hour;
    private final int minute;
    private final int second;
    private final int nano;

    private LocalTime(int hour, int minute, int second, int nano) {
        this.hour = hour;
        this.minute = minute;
        this.second = second;
        this.nano = nano;
        oxpecker.Oox.assume($constructed());
    }

    public static LocalTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static LocalTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    @Usual("8, 0; 17, 30")
    public static LocalTime of(int hour, int minute) {
        return of(hour, minute, 0, 0);
    }

    public static LocalTime of(int hour, int minute, int second) {
        return of(hour, minute, second, 0);
    }

    public static LocalTime of(int hour, int minute, int second, int nano) {
        ChronoField.HOUR_OF_DAY.checkValidValue(hour);
        ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
        ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
        ChronoField.NANO_OF_SECOND.checkValidValue(nano);
        return new LocalTime(hour, minute, second, nano);
    }

    public static LocalTime ofInstant(Instant instant, ZoneId zone) {
        java.util.Objects.requireNonNull(instant, "instant");
        java.util.Objects.requireNonNull(zone, "zone");
        ZoneOffset offset = zone.getRules().getOffset(instant);
        long seconds = Math.floorMod(instant.getEpochSecond() + offset.getTotalSeconds(), 86400L);
        return ofNanoOfDay(seconds * BILLION + instant.getNano());
    }

    public static LocalTime ofSecondOfDay(long seconds) {
        ChronoField.SECOND_OF_DAY.checkValidValue(seconds);
        return ofNanoOfDay(seconds * BILLION);
    }

    public static LocalTime ofNanoOfDay(long nanos) {
        ChronoField.NANO_OF_DAY.checkValidValue(nanos);
        int seconds = (int) (nanos / BILLION);
        return new LocalTime(seconds / 3600, seconds / 60 % 60, seconds % 60, (int) (nanos % BILLION));
    }

    public static LocalTime from(TemporalAccessor temporal) {
        java.util.Objects.requireNonNull(temporal, "temporal");
        if (temporal instanceof LocalTime) {
            return (LocalTime) temporal;
        }
        if (temporal.isSupported(ChronoField.NANO_OF_DAY)) {
            return ofNanoOfDay(temporal.getLong(ChronoField.NANO_OF_DAY));
        }
        throw new DateTimeException("Unable to obtain LocalTime from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName());
    }

    public static LocalTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_TIME);
    }

    public static LocalTime parse(CharSequence text, DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").parse(text, LocalTime::from);
    }

    // --- fields --------------------------------------------------------------------------------------------

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field.isTimeBased();
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit.isTimeBased() : unit != null && oxpecker.Oox.<Boolean>unsupported("a unit of time of another class");
    }

    public int get(TemporalField field) {
        if (field == ChronoField.NANO_OF_DAY || field == ChronoField.MICRO_OF_DAY) {
            throw new UnsupportedTemporalTypeException("Invalid field '" + field + "' for get() method, use getLong() instead");
        }
        return (int) getLong(field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch ((ChronoField) field) {
            case NANO_OF_SECOND: return nano;
            case NANO_OF_DAY: return toNanoOfDay();
            case MICRO_OF_SECOND: return nano / 1000;
            case MICRO_OF_DAY: return toNanoOfDay() / 1000;
            case MILLI_OF_SECOND: return nano / 1000000;
            case MILLI_OF_DAY: return toNanoOfDay() / 1000000;
            case SECOND_OF_MINUTE: return second;
            case SECOND_OF_DAY: return toSecondOfDay();
            case MINUTE_OF_HOUR: return minute;
            case MINUTE_OF_DAY: return hour * 60 + minute;
            case HOUR_OF_AMPM: return hour % 12;
            case CLOCK_HOUR_OF_AMPM: return hour % 12 == 0 ? 12 : hour % 12;
            case HOUR_OF_DAY: return hour;
            case CLOCK_HOUR_OF_DAY: return hour == 0 ? 24 : hour;
            case AMPM_OF_DAY: return hour / 12;
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    @Query
    public int getHour() {
        return hour;
    }

    @Query
    public int getMinute() {
        return minute;
    }

    @Query
    public int getSecond() {
        return second;
    }

    @Query
    public int getNano() {
        return nano;
    }

    public int toSecondOfDay() {
        return hour * 3600 + minute * 60 + second;
    }

    public long toNanoOfDay() {
        return toSecondOfDay() * BILLION + nano;
    }

    // --- changes -------------------------------------------------------------------------------------------

    public LocalTime with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalTime ? (LocalTime) adjuster : (LocalTime) adjuster.adjustInto(this);
    }

    public LocalTime with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, value);
        }
        ((ChronoField) field).checkValidValue(value);
        switch ((ChronoField) field) {
            case NANO_OF_SECOND: return withNano((int) value);
            case NANO_OF_DAY: return ofNanoOfDay(value);
            case MICRO_OF_SECOND: return withNano((int) value * 1000);
            case MICRO_OF_DAY: return ofNanoOfDay(value * 1000);
            case MILLI_OF_SECOND: return withNano((int) value * 1000000);
            case MILLI_OF_DAY: return ofNanoOfDay(value * 1000000);
            case SECOND_OF_MINUTE: return withSecond((int) value);
            case SECOND_OF_DAY: return plusSeconds(value - toSecondOfDay());
            case MINUTE_OF_HOUR: return withMinute((int) value);
            case MINUTE_OF_DAY: return plusMinutes(value - (hour * 60 + minute));
            case HOUR_OF_AMPM: return plusHours(value - hour % 12);
            case CLOCK_HOUR_OF_AMPM: return plusHours((value == 12 ? 0 : value) - hour % 12);
            case HOUR_OF_DAY: return withHour((int) value);
            case CLOCK_HOUR_OF_DAY: return withHour((int) (value == 24 ? 0 : value));
            case AMPM_OF_DAY: return plusHours((value - hour / 12) * 12);
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public LocalTime withHour(int hour) {
        return this.hour == hour ? this : of(hour, minute, second, nano);
    }

    public LocalTime withMinute(int minute) {
        return this.minute == minute ? this : of(hour, minute, second, nano);
    }

    public LocalTime withSecond(int second) {
        return this.second == second ? this : of(hour, minute, second, nano);
    }

    public LocalTime withNano(int nano) {
        return this.nano == nano ? this : of(hour, minute, second, nano);
    }

    public LocalTime truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        Duration size = unit.getDuration();
        if (size.getSeconds() > 86400) {
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        long length = size.toNanos();
        if (DAY % length != 0) {
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        }
        return ofNanoOfDay(toNanoOfDay() / length * length);
    }

    public LocalTime plus(TemporalAmount amount) {
        return (LocalTime) amount.addTo(this);
    }

    public LocalTime plus(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amount);
        }
        switch ((ChronoUnit) unit) {
            case NANOS: return plusNanos(amount);
            case MICROS: return plusNanos(amount % (DAY / 1000) * 1000);
            case MILLIS: return plusNanos(amount % (DAY / 1000000) * 1000000);
            case SECONDS: return plusSeconds(amount);
            case MINUTES: return plusMinutes(amount);
            case HOURS: return plusHours(amount);
            case HALF_DAYS: return plusHours(amount % 2 * 12);
            default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public LocalTime plusHours(long hours) {
        return plusNanos(hours % 24 * 3600 * BILLION);
    }

    public LocalTime plusMinutes(long minutes) {
        return plusNanos(minutes % 1440 * 60 * BILLION);
    }

    public LocalTime plusSeconds(long seconds) {
        return plusNanos(seconds % 86400 * BILLION);
    }

    public LocalTime plusNanos(long nanos) {
        long change = nanos % DAY;
        return change == 0 ? this : ofNanoOfDay((toNanoOfDay() + change + DAY) % DAY);
    }

    public LocalTime minus(TemporalAmount amount) {
        return (LocalTime) amount.subtractFrom(this);
    }

    public LocalTime minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public LocalTime minusHours(long hours) {
        return plusHours(-(hours % 24));
    }

    public LocalTime minusMinutes(long minutes) {
        return plusMinutes(-(minutes % 1440));
    }

    public LocalTime minusSeconds(long seconds) {
        return plusSeconds(-(seconds % 86400));
    }

    public LocalTime minusNanos(long nanos) {
        return plusNanos(-(nanos % DAY));
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.NANO_OF_DAY, toNanoOfDay());
    }

    public long until(Temporal end, TemporalUnit unit) {
        LocalTime other = from(end);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, other);
        }
        if (!unit.isTimeBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return (other.toNanoOfDay() - toNanoOfDay()) / unit.getDuration().toNanos();
    }

    public LocalDateTime atDate(LocalDate date) {
        return LocalDateTime.of(date, this);
    }

    public OffsetTime atOffset(ZoneOffset offset) {
        return OffsetTime.of(this, offset);
    }

    public String format(DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").format(this);
    }

    // --- order ---------------------------------------------------------------------------------------------

    public <R> R query(TemporalQuery<R> query) {
        if (query == (TemporalQuery<?>) TemporalQueries.precision()) {
            return (R) ChronoUnit.NANOS;
        }
        return Temporal.super.query(query);
    }

    public int compareTo(LocalTime other) {
        return Long.compare(toNanoOfDay(), other.toNanoOfDay());
    }

    public boolean isAfter(LocalTime other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(LocalTime other) {
        return compareTo(other) < 0;
    }

    public boolean equals(Object other) {
        return other instanceof LocalTime && toNanoOfDay() == ((LocalTime) other).toNanoOfDay();
    }

    public int hashCode() {
        return Long.hashCode(toNanoOfDay());
    }

    public String toString() {
        String text = (hour < 10 ? "0" : "") + hour + (minute < 10 ? ":0" : ":") + minute;
        if (second == 0 && nano == 0) {
            return text;
        }
        text += (second < 10 ? ":0" : ":") + second;
        if (nano == 0) {
            return text;
        }
        String digits = "" + (nano + 1000000000);
        return text + "." + digits.substring(1, nano % 1000000 == 0 ? 4 : nano % 1000 == 0 ? 7 : 10);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60 && nano >= 0 && nano < BILLION;
    }
}
