package java.time;

import java.time.chrono.ChronoZonedDateTime;
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

/** The offset of a zone is what its rules say; those of a region are not known. */
public final class ZonedDateTime implements Temporal, ChronoZonedDateTime<LocalDate>, java.io.Serializable {
    private final LocalDateTime local;
    private final ZoneOffset offset;
    private final ZoneId zone;

    private ZonedDateTime(LocalDateTime local, ZoneOffset offset, ZoneId zone) {
        this.local = local;
        this.offset = offset;
        this.zone = zone;
        oxpecker.Oox.assume($constructed());
    }

    public static ZonedDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static ZonedDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static ZonedDateTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static ZonedDateTime of(LocalDate date, LocalTime time, ZoneId zone) {
        return of(LocalDateTime.of(date, time), zone);
    }

    public static ZonedDateTime of(LocalDateTime local, ZoneId zone) {
        java.util.Objects.requireNonNull(local, "localDateTime");
        java.util.Objects.requireNonNull(zone, "zone");
        return new ZonedDateTime(local, zone.getRules().getOffset(local), zone);
    }

    public static ZonedDateTime of(int year, int month, int day, int hour, int minute, int second, int nano, ZoneId zone) {
        return of(LocalDateTime.of(year, month, day, hour, minute, second, nano), zone);
    }

    public static ZonedDateTime ofInstant(Instant instant, ZoneId zone) {
        java.util.Objects.requireNonNull(instant, "instant");
        java.util.Objects.requireNonNull(zone, "zone");
        ZoneOffset offset = zone.getRules().getOffset(instant);
        return new ZonedDateTime(LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset), offset, zone);
    }

    public static ZonedDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof ZonedDateTime) {
            return (ZonedDateTime) temporal;
        }
        try {
            ZoneId zone = ZoneId.from(temporal);
            if (temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
                return ofInstant(Instant.ofEpochSecond(temporal.getLong(ChronoField.INSTANT_SECONDS), temporal.get(ChronoField.NANO_OF_SECOND)), zone);
            }
            return of(LocalDate.from(temporal), LocalTime.from(temporal), zone);
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain ZonedDateTime from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
        }
    }

    public static ZonedDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_ZONED_DATE_TIME);
    }

    public static ZonedDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").parse(text, ZonedDateTime::from);
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

    public ZoneId getZone() {
        return zone;
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

    public OffsetDateTime toOffsetDateTime() {
        return OffsetDateTime.of(local, offset);
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

    private ZonedDateTime changed(LocalDateTime other) {
        return local == other ? this : of(other, zone);
    }

    public ZonedDateTime withZoneSameLocal(ZoneId other) {
        return zone.equals(java.util.Objects.requireNonNull(other, "zone")) ? this : of(local, other);
    }

    public ZonedDateTime withZoneSameInstant(ZoneId other) {
        return zone.equals(java.util.Objects.requireNonNull(other, "zone")) ? this : ofInstant(toInstant(), other);
    }

    public ZonedDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate || adjuster instanceof LocalTime || adjuster instanceof LocalDateTime) {
            return changed(local.with(adjuster));
        }
        if (adjuster instanceof Instant) {
            return ofInstant((Instant) adjuster, zone);
        }
        return (ZonedDateTime) adjuster.adjustInto(this);
    }

    public ZonedDateTime with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, value);
        }
        if (field == ChronoField.INSTANT_SECONDS) {
            return ofInstant(Instant.ofEpochSecond(value, getNano()), zone);
        }
        if (field == ChronoField.OFFSET_SECONDS) {
            ChronoField.OFFSET_SECONDS.checkValidIntValue(value);
            zone.getRules().getOffset(local);
            return this;
        }
        return changed(local.with(field, value));
    }

    public ZonedDateTime withYear(int value) {
        return changed(local.withYear(value));
    }

    public ZonedDateTime withMonth(int value) {
        return changed(local.withMonth(value));
    }

    public ZonedDateTime withDayOfMonth(int value) {
        return changed(local.withDayOfMonth(value));
    }

    public ZonedDateTime withDayOfYear(int value) {
        return changed(local.withDayOfYear(value));
    }

    public ZonedDateTime withHour(int value) {
        return changed(local.withHour(value));
    }

    public ZonedDateTime withMinute(int value) {
        return changed(local.withMinute(value));
    }

    public ZonedDateTime withSecond(int value) {
        return changed(local.withSecond(value));
    }

    public ZonedDateTime withNano(int value) {
        return changed(local.withNano(value));
    }

    public ZonedDateTime truncatedTo(TemporalUnit unit) {
        return changed(local.truncatedTo(unit));
    }

    public ZonedDateTime plus(TemporalAmount amount) {
        if (amount instanceof Period) {
            return changed(local.plus(amount));
        }
        return (ZonedDateTime) java.util.Objects.requireNonNull(amount, "amountToAdd").addTo(this);
    }

    public ZonedDateTime minus(TemporalAmount amount) {
        if (amount instanceof Period) {
            return changed(local.minus(amount));
        }
        return (ZonedDateTime) java.util.Objects.requireNonNull(amount, "amountToSubtract").subtractFrom(this);
    }

    public ZonedDateTime minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    /** Days keep the time of the clock, hours follow the time line. */
    public ZonedDateTime plus(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amount);
        }
        LocalDateTime later = local.plus(amount, unit);
        return unit.isDateBased() ? changed(later) : ofInstant(later.toInstant(offset), zone);
    }

    public ZonedDateTime plusYears(long amount) {
        return plus(amount, ChronoUnit.YEARS);
    }

    public ZonedDateTime minusYears(long amount) {
        return minus(amount, ChronoUnit.YEARS);
    }

    public ZonedDateTime plusMonths(long amount) {
        return plus(amount, ChronoUnit.MONTHS);
    }

    public ZonedDateTime minusMonths(long amount) {
        return minus(amount, ChronoUnit.MONTHS);
    }

    public ZonedDateTime plusWeeks(long amount) {
        return plus(amount, ChronoUnit.WEEKS);
    }

    public ZonedDateTime minusWeeks(long amount) {
        return minus(amount, ChronoUnit.WEEKS);
    }

    public ZonedDateTime plusDays(long amount) {
        return plus(amount, ChronoUnit.DAYS);
    }

    public ZonedDateTime minusDays(long amount) {
        return minus(amount, ChronoUnit.DAYS);
    }

    public ZonedDateTime plusHours(long amount) {
        return plus(amount, ChronoUnit.HOURS);
    }

    public ZonedDateTime minusHours(long amount) {
        return minus(amount, ChronoUnit.HOURS);
    }

    public ZonedDateTime plusMinutes(long amount) {
        return plus(amount, ChronoUnit.MINUTES);
    }

    public ZonedDateTime minusMinutes(long amount) {
        return minus(amount, ChronoUnit.MINUTES);
    }

    public ZonedDateTime plusSeconds(long amount) {
        return plus(amount, ChronoUnit.SECONDS);
    }

    public ZonedDateTime minusSeconds(long amount) {
        return minus(amount, ChronoUnit.SECONDS);
    }

    public ZonedDateTime plusNanos(long amount) {
        return plus(amount, ChronoUnit.NANOS);
    }

    public ZonedDateTime minusNanos(long amount) {
        return minus(amount, ChronoUnit.NANOS);
    }

    public long until(Temporal end, TemporalUnit unit) {
        ZonedDateTime other = from(end);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, other);
        }
        other = other.withZoneSameInstant(zone);
        return unit.isDateBased() ? local.until(other.local, unit) : toOffsetDateTime().until(other.toOffsetDateTime(), unit);
    }

    public String format(DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").format(this);
    }

    // --- order ---------------------------------------------------------------------------------------------

    private int compareInstant(ChronoZonedDateTime<?> other) {
        int order = Long.compare(toEpochSecond(), other.toEpochSecond());
        return order != 0 ? order : getNano() - other.toLocalTime().getNano();
    }

    public <R> R query(TemporalQuery<R> query) {
        if (query == (TemporalQuery<?>) TemporalQueries.zoneId()) {
            return (R) zone;
        }
        return query == (TemporalQuery<?>) TemporalQueries.precision() ? (R) ChronoUnit.NANOS : Temporal.super.query(query);
    }

    public int compareTo(ChronoZonedDateTime<?> other) {
        int order = compareInstant(other);
        if (order == 0) {
            order = local.compareTo(other.toLocalDateTime());
        }
        return order != 0 ? order : zone.getId().compareTo(other.getZone().getId());
    }

    public boolean isAfter(ChronoZonedDateTime<?> other) {
        return compareInstant(other) > 0;
    }

    public boolean isBefore(ChronoZonedDateTime<?> other) {
        return compareInstant(other) < 0;
    }

    public boolean isEqual(ChronoZonedDateTime<?> other) {
        return compareInstant(other) == 0;
    }

    public boolean equals(Object other) {
        return other instanceof ZonedDateTime && local.equals(((ZonedDateTime) other).local) && offset.equals(((ZonedDateTime) other).offset) && zone.equals(((ZonedDateTime) other).zone);
    }

    public int hashCode() {
        return local.hashCode() ^ offset.hashCode() ^ Integer.rotateLeft(zone.hashCode(), 3);
    }

    public String toString() {
        String text = local.toString() + offset;
        return offset != zone ? text + "[" + zone + "]" : text;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return local != null && offset != null && zone != null && (!(zone instanceof ZoneOffset) || zone.equals(offset));
    }
}
