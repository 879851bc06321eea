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
import java.time.temporal.ValueRange;
import java.util.Comparator;

public final class OffsetDateTime implements Temporal, TemporalAdjuster, Comparable<OffsetDateTime>, java.io.Serializable {
    public static final OffsetDateTime MIN = new OffsetDateTime(LocalDateTime.MIN, ZoneOffset.MAX);
    public static final OffsetDateTime MAX = new OffsetDateTime(LocalDateTime.MAX, ZoneOffset.MIN);

    private final LocalDateTime local;
    private final ZoneOffset offset;

    private OffsetDateTime(LocalDateTime local, ZoneOffset offset) {
        this.local = java.util.Objects.requireNonNull(local, "dateTime");
        this.offset = java.util.Objects.requireNonNull(offset, "offset");
    }

    public static OffsetDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static OffsetDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static OffsetDateTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static OffsetDateTime of(LocalDate date, LocalTime time, ZoneOffset offset) {
        return new OffsetDateTime(LocalDateTime.of(date, time), offset);
    }

    public static OffsetDateTime of(LocalDateTime local, ZoneOffset offset) {
        return new OffsetDateTime(local, offset);
    }

    public static OffsetDateTime of(int year, int month, int day, int hour, int minute, int second, int nano, ZoneOffset offset) {
        return new OffsetDateTime(LocalDateTime.of(year, month, day, hour, minute, second, nano), offset);
    }

    public static OffsetDateTime ofInstant(Instant instant, ZoneId zone) {
        java.util.Objects.requireNonNull(instant, "instant");
        java.util.Objects.requireNonNull(zone, "zone");
        ZoneOffset offset = zone.getRules().getOffset(instant);
        return new OffsetDateTime(LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset), offset);
    }

    public static OffsetDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof OffsetDateTime) {
            return (OffsetDateTime) temporal;
        }
        try {
            ZoneOffset offset = ZoneOffset.from(temporal);
            if (temporal.isSupported(ChronoField.EPOCH_DAY) && temporal.isSupported(ChronoField.NANO_OF_DAY)) {
                return of(LocalDate.from(temporal), LocalTime.from(temporal), offset);
            }
            return ofInstant(Instant.from(temporal), offset);
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain OffsetDateTime from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
        }
    }

    public static OffsetDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_OFFSET_DATE_TIME);
    }

    public static OffsetDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").parse(text, OffsetDateTime::from);
    }

    public static Comparator<OffsetDateTime> timeLineOrder() {
        return OffsetDateTime::compareInstant;
    }

    private static int compareInstant(OffsetDateTime one, OffsetDateTime two) {
        int order = Long.compare(one.toEpochSecond(), two.toEpochSecond());
        return order != 0 ? order : one.getNano() - two.getNano();
    }

    // --- fields --------------------------------------------------------------------------------------------

    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField || field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && oxpecker.Oox.<Boolean>unsupported("a unit of time of another class");
    }

    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.rangeRefinedBy(this);
        }
        return field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS ? field.range() : local.range(field);
    }

    public int get(TemporalField field) {
        if (field == ChronoField.INSTANT_SECONDS) {
            throw new UnsupportedTemporalTypeException("Invalid field 'InstantSeconds' for get() method, use getLong() instead");
        }
        return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : local.get(field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        if (field == ChronoField.INSTANT_SECONDS) {
            return toEpochSecond();
        }
        return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : local.getLong(field);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public LocalDateTime toLocalDateTime() {
        return local;
    }

    public LocalDate toLocalDate() {
        return local.toLocalDate();
    }

    public LocalTime toLocalTime() {
        return local.toLocalTime();
    }

    public OffsetTime toOffsetTime() {
        return OffsetTime.of(local.toLocalTime(), offset);
    }

    public ZonedDateTime toZonedDateTime() {
        return ZonedDateTime.of(local, offset);
    }

    public ZonedDateTime atZoneSameInstant(ZoneId zone) {
        return ZonedDateTime.ofInstant(toInstant(), zone);
    }

    public Instant toInstant() {
        return local.toInstant(offset);
    }

    public long toEpochSecond() {
        return local.toEpochSecond(offset);
    }

    public int getYear() {
        return local.getYear();
    }

    public int getMonthValue() {
        return local.getMonthValue();
    }

    public Month getMonth() {
        return local.getMonth();
    }

    public int getDayOfMonth() {
        return local.getDayOfMonth();
    }

    public int getDayOfYear() {
        return local.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return local.getDayOfWeek();
    }

    public int getHour() {
        return local.getHour();
    }

    public int getMinute() {
        return local.getMinute();
    }

    public int getSecond() {
        return local.getSecond();
    }

    public int getNano() {
        return local.getNano();
    }

    // --- changes -------------------------------------------------------------------------------------------

    private OffsetDateTime changed(LocalDateTime other) {
        return local == other ? this : new OffsetDateTime(other, offset);
    }

    public OffsetDateTime withOffsetSameLocal(ZoneOffset other) {
        return new OffsetDateTime(local, other);
    }

    public OffsetDateTime withOffsetSameInstant(ZoneOffset other) {
        if (other.equals(offset)) {
            return this;
        }
        return new OffsetDateTime(local.plusSeconds(other.getTotalSeconds() - offset.getTotalSeconds()), other);
    }

    public OffsetDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate || adjuster instanceof LocalTime || adjuster instanceof LocalDateTime) {
            return changed(local.with(adjuster));
        }
        if (adjuster instanceof Instant) {
            return ofInstant((Instant) adjuster, offset);
        }
        if (adjuster instanceof ZoneOffset) {
            return withOffsetSameLocal((ZoneOffset) adjuster);
        }
        return adjuster instanceof OffsetDateTime ? (OffsetDateTime) adjuster : (OffsetDateTime) adjuster.adjustInto(this);
    }

    public OffsetDateTime with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, value);
        }
        if (field == ChronoField.INSTANT_SECONDS) {
            return ofInstant(Instant.ofEpochSecond(value, getNano()), offset);
        }
        if (field == ChronoField.OFFSET_SECONDS) {
            return withOffsetSameLocal(ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(value)));
        }
        return changed(local.with(field, value));
    }

    public OffsetDateTime withYear(int value) {
        return changed(local.withYear(value));
    }

    public OffsetDateTime withMonth(int value) {
        return changed(local.withMonth(value));
    }

    public OffsetDateTime withDayOfMonth(int value) {
        return changed(local.withDayOfMonth(value));
    }

    public OffsetDateTime withDayOfYear(int value) {
        return changed(local.withDayOfYear(value));
    }

    public OffsetDateTime withHour(int value) {
        return changed(local.withHour(value));
    }

    public OffsetDateTime withMinute(int value) {
        return changed(local.withMinute(value));
    }

    public OffsetDateTime withSecond(int value) {
        return changed(local.withSecond(value));
    }

    public OffsetDateTime withNano(int value) {
        return changed(local.withNano(value));
    }

    public OffsetDateTime truncatedTo(TemporalUnit unit) {
        return changed(local.truncatedTo(unit));
    }

    public OffsetDateTime plus(TemporalAmount amount) {
        return (OffsetDateTime) amount.addTo(this);
    }

    public OffsetDateTime minus(TemporalAmount amount) {
        return (OffsetDateTime) amount.subtractFrom(this);
    }

    public OffsetDateTime minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public OffsetDateTime plus(long amount, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? changed(local.plus(amount, unit)) : unit.addTo(this, amount);
    }

    public OffsetDateTime plusYears(long amount) {
        return plus(amount, ChronoUnit.YEARS);
    }

    public OffsetDateTime minusYears(long amount) {
        return minus(amount, ChronoUnit.YEARS);
    }

    public OffsetDateTime plusMonths(long amount) {
        return plus(amount, ChronoUnit.MONTHS);
    }

    public OffsetDateTime minusMonths(long amount) {
        return minus(amount, ChronoUnit.MONTHS);
    }

    public OffsetDateTime plusWeeks(long amount) {
        return plus(amount, ChronoUnit.WEEKS);
    }

    public OffsetDateTime minusWeeks(long amount) {
        return minus(amount, ChronoUnit.WEEKS);
    }

    public OffsetDateTime plusDays(long amount) {
        return plus(amount, ChronoUnit.DAYS);
    }

    public OffsetDateTime minusDays(long amount) {
        return minus(amount, ChronoUnit.DAYS);
    }

    public OffsetDateTime plusHours(long amount) {
        return plus(amount, ChronoUnit.HOURS);
    }

    public OffsetDateTime minusHours(long amount) {
        return minus(amount, ChronoUnit.HOURS);
    }

    public OffsetDateTime plusMinutes(long amount) {
        return plus(amount, ChronoUnit.MINUTES);
    }

    public OffsetDateTime minusMinutes(long amount) {
        return minus(amount, ChronoUnit.MINUTES);
    }

    public OffsetDateTime plusSeconds(long amount) {
        return plus(amount, ChronoUnit.SECONDS);
    }

    public OffsetDateTime minusSeconds(long amount) {
        return minus(amount, ChronoUnit.SECONDS);
    }

    public OffsetDateTime plusNanos(long amount) {
        return plus(amount, ChronoUnit.NANOS);
    }

    public OffsetDateTime minusNanos(long amount) {
        return minus(amount, ChronoUnit.NANOS);
    }

    public Temporal adjustInto(Temporal temporal) {
        return local.adjustInto(temporal).with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
    }

    public long until(Temporal end, TemporalUnit unit) {
        OffsetDateTime other = from(end);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, other);
        }
        return local.until(other.withOffsetSameInstant(offset).local, unit);
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

    public int compareTo(OffsetDateTime other) {
        int order = offset.equals(other.offset) ? local.compareTo(other.local) : compareInstant(this, other);
        return order != 0 ? order : local.compareTo(other.local);
    }

    public boolean isAfter(OffsetDateTime other) {
        return compareInstant(this, other) > 0;
    }

    public boolean isBefore(OffsetDateTime other) {
        return compareInstant(this, other) < 0;
    }

    public boolean isEqual(OffsetDateTime other) {
        return compareInstant(this, other) == 0;
    }

    public boolean equals(Object other) {
        return other instanceof OffsetDateTime && local.equals(((OffsetDateTime) other).local) && offset.equals(((OffsetDateTime) other).offset);
    }

    public int hashCode() {
        return local.hashCode() ^ offset.hashCode();
    }

    public String toString() {
        return local.toString() + offset;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return local != null && offset != null;
    }
}
