package java.time;

import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import oxpecker.Query;
import oxpecker.Usual;

public final class YearMonth implements Temporal, TemporalAdjuster, Comparable<YearMonth>, java.io.Serializable {
    private final int year;
    private final int month;

    private YearMonth(int year, int month) {
        this.year = year;
        this.month = month;
        oxpecker.Oox.assume($constructed());
    }

    public static YearMonth now() {
        return from(LocalDate.now());
    }

    public static YearMonth now(Clock clock) {
        return from(LocalDate.now(clock));
    }

    public static YearMonth of(int year, Month month) {
        return of(year, java.util.Objects.requireNonNull(month, "month").getValue());
    }

    @Usual("2024, 1; 2024, 2")
    public static YearMonth of(int year, int month) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        return new YearMonth(year, month);
    }

    public static YearMonth from(TemporalAccessor temporal) {
        if (temporal instanceof YearMonth) {
            return (YearMonth) temporal;
        }
        try {
            return of(temporal.get(ChronoField.YEAR), temporal.get(ChronoField.MONTH_OF_YEAR));
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain YearMonth from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName(), e);
        }
    }

    public static YearMonth parse(CharSequence text) {
        return parse(text, DateTimeFormatter.$yearMonth());
    }

    public static YearMonth parse(CharSequence text, DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").parse(text, YearMonth::from);
    }

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.YEAR || field == ChronoField.MONTH_OF_YEAR || field == ChronoField.PROLEPTIC_MONTH || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA;
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit == ChronoUnit.MONTHS || unit == ChronoUnit.YEARS || unit == ChronoUnit.DECADES || unit == ChronoUnit.CENTURIES || unit == ChronoUnit.MILLENNIA || unit == ChronoUnit.ERAS;
    }

    public ValueRange range(TemporalField field) {
        if (field == ChronoField.YEAR_OF_ERA) {
            return year <= 0 ? ValueRange.of(1, 1000000000L) : ValueRange.of(1, 999999999L);
        }
        return Temporal.super.range(field);
    }

    private long months() {
        return year * 12L + month - 1;
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch ((ChronoField) field) {
            case MONTH_OF_YEAR: return month;
            case PROLEPTIC_MONTH: return months();
            case YEAR_OF_ERA: return year < 1 ? 1 - year : year;
            case YEAR: return year;
            case ERA: return year < 1 ? 0 : 1;
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    @Query
    public int getYear() {
        return year;
    }

    @Query
    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public boolean isLeapYear() {
        return Year.isLeap(year);
    }

    public boolean isValidDay(int day) {
        return day >= 1 && day <= lengthOfMonth();
    }

    public int lengthOfMonth() {
        return Month.$length(month, isLeapYear());
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    public YearMonth with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, value);
        }
        ((ChronoField) field).checkValidValue(value);
        switch ((ChronoField) field) {
            case MONTH_OF_YEAR: return withMonth((int) value);
            case PROLEPTIC_MONTH: return plusMonths(value - months());
            case YEAR_OF_ERA: return withYear((int) (year < 1 ? 1 - value : value));
            case YEAR: return withYear((int) value);
            case ERA: return getLong(field) == value ? this : withYear(1 - year);
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public YearMonth withYear(int year) {
        return of(year, month);
    }

    public YearMonth withMonth(int month) {
        return of(year, month);
    }

    public YearMonth plus(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amount);
        }
        switch ((ChronoUnit) unit) {
            case MONTHS: return plusMonths(amount);
            case YEARS: return plusYears(amount);
            case DECADES: return plusYears(Math.multiplyExact(amount, 10L));
            case CENTURIES: return plusYears(Math.multiplyExact(amount, 100L));
            case MILLENNIA: return plusYears(Math.multiplyExact(amount, 1000L));
            case ERAS: return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amount));
            default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public YearMonth plusYears(long years) {
        return years == 0 ? this : new YearMonth(ChronoField.YEAR.checkValidIntValue(year + years), month);
    }

    public YearMonth plusMonths(long more) {
        if (more == 0) {
            return this;
        }
        long sum = months() + more;
        return new YearMonth(ChronoField.YEAR.checkValidIntValue(Math.floorDiv(sum, 12L)), (int) Math.floorMod(sum, 12L) + 1);
    }

    public YearMonth minusYears(long years) {
        return years == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-years);
    }

    public YearMonth minusMonths(long months) {
        return months == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-months);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.PROLEPTIC_MONTH, months());
    }

    public long until(Temporal end, TemporalUnit unit) {
        YearMonth other = from(end);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, other);
        }
        long months = other.months() - months();
        switch ((ChronoUnit) unit) {
            case MONTHS: return months;
            case YEARS: return months / 12;
            case DECADES: return months / 120;
            case CENTURIES: return months / 1200;
            case MILLENNIA: return months / 12000;
            case ERAS: return other.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public LocalDate atDay(int day) {
        return LocalDate.of(year, month, day);
    }

    public LocalDate atEndOfMonth() {
        return LocalDate.of(year, month, lengthOfMonth());
    }

    public String format(DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").format(this);
    }

    public <R> R query(TemporalQuery<R> query) {
        if (query == (TemporalQuery<?>) TemporalQueries.precision()) {
            return (R) ChronoUnit.MONTHS;
        }
        return Temporal.super.query(query);
    }

    public int compareTo(YearMonth other) {
        return year != other.year ? year - other.year : month - other.month;
    }

    public boolean isAfter(YearMonth other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(YearMonth other) {
        return compareTo(other) < 0;
    }

    public boolean equals(Object other) {
        return other instanceof YearMonth && compareTo((YearMonth) other) == 0;
    }

    public int hashCode() {
        return year ^ (month << 27);
    }

    public String toString() {
        int size = Math.abs(year);
        String shown = size >= 1000 ? "" + year : (year < 0 ? "-" : "") + ("" + (size + 10000)).substring(1);
        return shown + (month < 10 ? "-0" : "-") + month;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return year >= -999999999 && year <= 999999999 && month >= 1 && month <= 12;
    }
}
