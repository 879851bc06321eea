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

public final class OffsetTime implements Temporal, TemporalAdjuster, Comparable<OffsetTime>, java.io.Serializable {
    public static final OffsetTime MIN = new OffsetTime(LocalTime.MIN, ZoneOffset.MAX);
    public static final OffsetTime MAX = new OffsetTime(LocalTime.MAX, ZoneOffset.MIN);

    private final LocalTime time;
    private final ZoneOffset offset;

    private OffsetTime(LocalTime time, ZoneOffset offset) {
        this.time = java.util.Objects.requireNonNull(time, "time");
        this.offset = java.util.Objects.requireNonNull(offset, "offset");
    }

    public static OffsetTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static OffsetTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static OffsetTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static OffsetTime of(LocalTime time, ZoneOffset offset) {
        return new OffsetTime(time, offset);
    }

    public static OffsetTime of(int hour, int minute, int second, int nano, ZoneOffset offset) {
        return new OffsetTime(LocalTime.of(hour, minute, second, nano), offset);
    }

    public static OffsetTime ofInstant(Instant instant, ZoneId zone) {
        java.util.Objects.requireNonNull(instant, "instant");
        java.util.Objects.requireNonNull(zone, "zone");
        ZoneOffset offset = zone.getRules().getOffset(instant);
        return new OffsetTime(LocalTime.ofInstant(instant, offset), offset);
    }

    public static OffsetTime from(TemporalAccessor temporal) {
        if (temporal instanceof OffsetTime) {
            return (OffsetTime) temporal;
        }
        try {
            return new OffsetTime(LocalTime.from(temporal), ZoneOffset.from(temporal));
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain OffsetTime from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
        }
    }

    public static OffsetTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_OFFSET_TIME);
    }

    public static OffsetTime parse(CharSequence text, DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").parse(text, OffsetTime::from);
    }

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field.isTimeBased() || field == ChronoField.OFFSET_SECONDS;
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        return time.isSupported(unit);
    }

    public long getLong(TemporalField field) {
        return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : time.getLong(field);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public LocalTime toLocalTime() {
        return time;
    }

    public int getHour() {
        return time.getHour();
    }

    public int getMinute() {
        return time.getMinute();
    }

    public int getSecond() {
        return time.getSecond();
    }

    public int getNano() {
        return time.getNano();
    }

    private OffsetTime changed(LocalTime other) {
        return time == other ? this : new OffsetTime(other, offset);
    }

    public OffsetTime withOffsetSameLocal(ZoneOffset other) {
        return other != null && other.equals(offset) ? this : new OffsetTime(time, other);
    }

    public OffsetTime withOffsetSameInstant(ZoneOffset other) {
        if (other.equals(offset)) {
            return this;
        }
        return new OffsetTime(time.plusSeconds(other.getTotalSeconds() - offset.getTotalSeconds()), other);
    }

    public OffsetTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalTime) {
            return changed((LocalTime) adjuster);
        }
        return adjuster instanceof ZoneOffset ? withOffsetSameLocal((ZoneOffset) adjuster) : (OffsetTime) adjuster.adjustInto(this);
    }

    public OffsetTime with(TemporalField field, long value) {
        if (field == ChronoField.OFFSET_SECONDS) {
            return withOffsetSameLocal(ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(value)));
        }
        return field instanceof ChronoField ? changed(time.with(field, value)) : field.adjustInto(this, value);
    }

    public OffsetTime plus(TemporalAmount amount) {
        return (OffsetTime) amount.addTo(this);
    }

    public OffsetTime plus(long amount, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? changed(time.plus(amount, unit)) : unit.addTo(this, amount);
    }

    public OffsetTime minus(TemporalAmount amount) {
        return (OffsetTime) amount.subtractFrom(this);
    }

    public OffsetTime minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.NANO_OF_DAY, time.toNanoOfDay()).with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
    }

    private long nanos() {
        return time.toNanoOfDay() - offset.getTotalSeconds() * 1000000000L;
    }

    public long until(Temporal end, TemporalUnit unit) {
        OffsetTime other = from(end);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, other);
        }
        if (!unit.isTimeBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return (other.nanos() - nanos()) / unit.getDuration().toNanos();
    }

    public OffsetDateTime atDate(LocalDate date) {
        return OffsetDateTime.of(date, time, offset);
    }

    public String format(DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").format(this);
    }

    public <R> R query(TemporalQuery<R> query) {
        if (query == (TemporalQuery<?>) TemporalQueries.precision()) {
            return (R) ChronoUnit.NANOS;
        }
        return Temporal.super.query(query);
    }

    public int compareTo(OffsetTime other) {
        int order = Long.compare(nanos(), other.nanos());
        return order != 0 ? order : time.compareTo(other.time);
    }

    public boolean isAfter(OffsetTime other) {
        return nanos() > other.nanos();
    }

    public boolean isBefore(OffsetTime other) {
        return nanos() < other.nanos();
    }

    public boolean isEqual(OffsetTime other) {
        return nanos() == other.nanos();
    }

    public boolean equals(Object other) {
        return other instanceof OffsetTime && time.equals(((OffsetTime) other).time) && offset.equals(((OffsetTime) other).offset);
    }

    public int hashCode() {
        return time.hashCode() ^ offset.hashCode();
    }

    public String toString() {
        return time.toString() + offset;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return time != null && offset != null;
    }
}
