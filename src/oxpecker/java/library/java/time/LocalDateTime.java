package java.time;

import java.time.chrono.ChronoLocalDateTime;
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
import oxpecker.Usual;

public final class LocalDateTime implements Temporal, TemporalAdjuster, ChronoLocalDateTime<LocalDate>, java.io.Serializable {
    public static final LocalDateTime MIN = new LocalDateTime(LocalDate.MIN, LocalTime.MIN);
    public static final LocalDateTime MAX = new LocalDateTime(LocalDate.MAX, LocalTime.MAX);

    private final LocalDate date;
    private final LocalTime time;

    private LocalDateTime(LocalDate date, LocalTime time) {
        this.date = date;
        this.time = time;
        oxpecker.Oox.assume($constructed());
    }

    public static LocalDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static LocalDateTime now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute));
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute, int second) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second));
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute, int second, int nano) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second, nano));
    }

    @Usual("2024, 1, 1, 8, 0; 2024, 1, 1, 9, 0")
    public static LocalDateTime of(int year, int month, int day, int hour, int minute) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute));
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute, int second) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second));
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute, int second, int nano) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second, nano));
    }

    public static LocalDateTime of(LocalDate date, LocalTime time) {
        return new LocalDateTime(java.util.Objects.requireNonNull(date, "date"), java.util.Objects.requireNonNull(time, "time"));
    }

    public static LocalDateTime ofInstant(Instant instant, ZoneId zone) {
        java.util.Objects.requireNonNull(instant, "instant");
        java.util.Objects.requireNonNull(zone, "zone");
        return ofEpochSecond(instant.getEpochSecond(), instant.getNano(), zone.getRules().getOffset(instant));
    }

    public static LocalDateTime ofEpochSecond(long second, int nano, ZoneOffset offset) {
        ChronoField.NANO_OF_SECOND.checkValidValue(nano);
        long local = second + offset.getTotalSeconds();
        LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(local, 86400L));
        return new LocalDateTime(date, LocalTime.ofNanoOfDay(Math.floorMod(local, 86400L) * 1000000000L + nano));
    }

    public static LocalDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof LocalDateTime) {
            return (LocalDateTime) temporal;
        }
        if (temporal instanceof ZonedDateTime) {
            return ((ZonedDateTime) temporal).toLocalDateTime();
        }
        if (temporal instanceof OffsetDateTime) {
            return ((OffsetDateTime) temporal).toLocalDateTime();
        }
        try {
            return new LocalDateTime(LocalDate.from(temporal), LocalTime.from(temporal));
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain LocalDateTime from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
        }
    }

    public static LocalDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    }

    public static LocalDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").parse(text, LocalDateTime::from);
    }

    // --- fields --------------------------------------------------------------------------------------------

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field.isDateBased() || field.isTimeBased();
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && oxpecker.Oox.<Boolean>unsupported("a unit of time of another class");
    }

    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.rangeRefinedBy(this);
        }
        return field.isTimeBased() ? time.range(field) : date.range(field);
    }

    public int get(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return ChronoLocalDateTime.super.get(field);
        }
        return field.isTimeBased() ? time.get(field) : date.get(field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        return field.isTimeBased() ? time.getLong(field) : date.getLong(field);
    }

    public LocalDate toLocalDate() {
        return date;
    }

    public LocalTime toLocalTime() {
        return time;
    }

    public int getYear() {
        return date.getYear();
    }

    public int getMonthValue() {
        return date.getMonthValue();
    }

    public Month getMonth() {
        return date.getMonth();
    }

    public int getDayOfMonth() {
        return date.getDayOfMonth();
    }

    public int getDayOfYear() {
        return date.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return date.getDayOfWeek();
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

    // --- changes -------------------------------------------------------------------------------------------

    private LocalDateTime with(LocalDate newDate, LocalTime newTime) {
        return date == newDate && time == newTime ? this : new LocalDateTime(newDate, newTime);
    }

    public LocalDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate) {
            return with((LocalDate) adjuster, time);
        }
        if (adjuster instanceof LocalTime) {
            return with(date, (LocalTime) adjuster);
        }
        return adjuster instanceof LocalDateTime ? (LocalDateTime) adjuster : (LocalDateTime) adjuster.adjustInto(this);
    }

    public LocalDateTime with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, value);
        }
        return field.isTimeBased() ? with(date, time.with(field, value)) : with(date.with(field, value), time);
    }

    public LocalDateTime withYear(int value) {
        return with(date.withYear(value), time);
    }

    public LocalDateTime withMonth(int value) {
        return with(date.withMonth(value), time);
    }

    public LocalDateTime withDayOfMonth(int value) {
        return with(date.withDayOfMonth(value), time);
    }

    public LocalDateTime withDayOfYear(int value) {
        return with(date.withDayOfYear(value), time);
    }

    public LocalDateTime withHour(int value) {
        return with(date, time.withHour(value));
    }

    public LocalDateTime withMinute(int value) {
        return with(date, time.withMinute(value));
    }

    public LocalDateTime withSecond(int value) {
        return with(date, time.withSecond(value));
    }

    public LocalDateTime withNano(int value) {
        return with(date, time.withNano(value));
    }

    public LocalDateTime truncatedTo(TemporalUnit unit) {
        return with(date, time.truncatedTo(unit));
    }

    public LocalDateTime plus(TemporalAmount amount) {
        if (amount instanceof Period) {
            return with(date.plus(amount), time);
        }
        return (LocalDateTime) java.util.Objects.requireNonNull(amount, "amountToAdd").addTo(this);
    }

    public LocalDateTime minus(TemporalAmount amount) {
        if (amount instanceof Period) {
            return with(date.minus(amount), time);
        }
        return (LocalDateTime) java.util.Objects.requireNonNull(amount, "amountToSubtract").subtractFrom(this);
    }

    public LocalDateTime minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public LocalDateTime plus(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amount);
        }
        if (!unit.isTimeBased()) {
            return with(date.plus(amount, unit), time);
        }
        long length = unit.getDuration().toNanos();
        long perDay = LocalTime.DAY / length;
        long sum = time.toNanoOfDay() + amount % perDay * length;
        LocalDate day = date.plusDays(amount / perDay + Math.floorDiv(sum, LocalTime.DAY));
        return with(day, LocalTime.ofNanoOfDay(Math.floorMod(sum, LocalTime.DAY)));
    }

    public LocalDateTime plusYears(long amount) {
        return plus(amount, ChronoUnit.YEARS);
    }

    public LocalDateTime minusYears(long amount) {
        return minus(amount, ChronoUnit.YEARS);
    }

    public LocalDateTime plusMonths(long amount) {
        return plus(amount, ChronoUnit.MONTHS);
    }

    public LocalDateTime minusMonths(long amount) {
        return minus(amount, ChronoUnit.MONTHS);
    }

    public LocalDateTime plusWeeks(long amount) {
        return plus(amount, ChronoUnit.WEEKS);
    }

    public LocalDateTime minusWeeks(long amount) {
        return minus(amount, ChronoUnit.WEEKS);
    }

    public LocalDateTime plusDays(long amount) {
        return plus(amount, ChronoUnit.DAYS);
    }

    public LocalDateTime minusDays(long amount) {
        return minus(amount, ChronoUnit.DAYS);
    }

    public LocalDateTime plusHours(long amount) {
        return plus(amount, ChronoUnit.HOURS);
    }

    public LocalDateTime minusHours(long amount) {
        return minus(amount, ChronoUnit.HOURS);
    }

    public LocalDateTime plusMinutes(long amount) {
        return plus(amount, ChronoUnit.MINUTES);
    }

    public LocalDateTime minusMinutes(long amount) {
        return minus(amount, ChronoUnit.MINUTES);
    }

    public LocalDateTime plusSeconds(long amount) {
        return plus(amount, ChronoUnit.SECONDS);
    }

    public LocalDateTime minusSeconds(long amount) {
        return minus(amount, ChronoUnit.SECONDS);
    }

    public LocalDateTime plusNanos(long amount) {
        return plus(amount, ChronoUnit.NANOS);
    }

    public LocalDateTime minusNanos(long amount) {
        return minus(amount, ChronoUnit.NANOS);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.EPOCH_DAY, date.toEpochDay()).with(ChronoField.NANO_OF_DAY, time.toNanoOfDay());
    }

    public long until(Temporal end, TemporalUnit unit) {
        LocalDateTime other = from(end);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, other);
        }
        if (unit.isTimeBased()) {
            long length = unit.getDuration().toNanos();
            long days = other.date.toEpochDay() - date.toEpochDay();
            long nanos = other.time.toNanoOfDay() - time.toNanoOfDay();
            if (days > 0 && nanos < 0) {
                days--;
                nanos += LocalTime.DAY;
            } else if (days < 0 && nanos > 0) {
                days++;
                nanos -= LocalTime.DAY;
            }
            return Math.addExact(Math.multiplyExact(days, LocalTime.DAY / length), nanos / length);
        }
        LocalDate day = other.date;
        if (day.isAfter(date) && other.time.isBefore(time)) {
            day = day.minusDays(1);
        } else if (day.isBefore(date) && other.time.isAfter(time)) {
            day = day.plusDays(1);
        }
        return date.until(day, unit);
    }

    // --- zones ---------------------------------------------------------------------------------------------

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.of(this, offset);
    }

    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.of(this, zone);
    }

    public long toEpochSecond(ZoneOffset offset) {
        return date.toEpochDay() * 86400 + time.toSecondOfDay() - java.util.Objects.requireNonNull(offset, "offset").getTotalSeconds();
    }

    public Instant toInstant(ZoneOffset offset) {
        return Instant.ofEpochSecond(toEpochSecond(offset), time.getNano());
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

    public int compareTo(ChronoLocalDateTime<?> other) {
        int order = date.compareTo(((LocalDateTime) other).date);
        return order != 0 ? order : time.compareTo(((LocalDateTime) other).time);
    }

    public boolean isAfter(ChronoLocalDateTime<?> other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(ChronoLocalDateTime<?> other) {
        return compareTo(other) < 0;
    }

    public boolean isEqual(ChronoLocalDateTime<?> other) {
        return compareTo(other) == 0;
    }

    public boolean equals(Object other) {
        return other instanceof LocalDateTime && date.equals(((LocalDateTime) other).date) && time.equals(((LocalDateTime) other).time);
    }

    public int hashCode() {
        return date.hashCode() ^ time.hashCode();
    }

    public String toString() {
        return date + "T" + time;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return date != null && time != null;
    }
}
