package java.time;

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

public final class Year implements Temporal, TemporalAdjuster, Comparable<Year>, java.io.Serializable {
    public static final int MIN_VALUE = -999999999;
    public static final int MAX_VALUE = 999999999;

    private final int year;

    private Year(int year) {
        this.year = year;
        oxpecker.Oox.assume($constructed());
    }

    public static Year now() {
        return of(LocalDate.now().getYear());
    }

    public static Year now(Clock clock) {
        return of(LocalDate.now(clock).getYear());
    }

    @Usual("2024; 2023")
    public static Year of(int year) {
        ChronoField.YEAR.checkValidValue(year);
        return new Year(year);
    }

    public static Year from(TemporalAccessor temporal) {
        return temporal instanceof Year ? (Year) temporal : of(temporal.get(ChronoField.YEAR));
    }

    public static boolean isLeap(long year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    @Query
    public int getValue() {
        return year;
    }

    public boolean isLeap() {
        return isLeap(year);
    }

    public int length() {
        return isLeap() ? 366 : 365;
    }

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.YEAR || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA;
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit == ChronoUnit.YEARS || unit == ChronoUnit.DECADES || unit == ChronoUnit.CENTURIES || unit == ChronoUnit.MILLENNIA || unit == ChronoUnit.ERAS;
    }

    public ValueRange range(TemporalField field) {
        if (field == ChronoField.YEAR_OF_ERA) {
            return year <= 0 ? ValueRange.of(1, MAX_VALUE + 1) : ValueRange.of(1, MAX_VALUE);
        }
        return Temporal.super.range(field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch ((ChronoField) field) {
            case YEAR_OF_ERA: return year < 1 ? 1 - year : year;
            case YEAR: return year;
            case ERA: return year < 1 ? 0 : 1;
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public Year with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, value);
        }
        ((ChronoField) field).checkValidValue(value);
        switch ((ChronoField) field) {
            case YEAR_OF_ERA: return of((int) (year < 1 ? 1 - value : value));
            case YEAR: return of((int) value);
            case ERA: return getLong(field) == value ? this : of(1 - year);
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public Year plus(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amount);
        }
        switch ((ChronoUnit) unit) {
            case YEARS: return plusYears(amount);
            case DECADES: return plusYears(Math.multiplyExact(amount, 10L));
            case CENTURIES: return plusYears(Math.multiplyExact(amount, 100L));
            case MILLENNIA: return plusYears(Math.multiplyExact(amount, 1000L));
            case ERAS: return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amount));
            default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public Year plusYears(long years) {
        return years == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + years));
    }

    public Year minusYears(long years) {
        return years == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-years);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.YEAR, year);
    }

    public long until(Temporal end, TemporalUnit unit) {
        long years = (long) from(end).year - year;
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, from(end));
        }
        switch ((ChronoUnit) unit) {
            case YEARS: return years;
            case DECADES: return years / 10;
            case CENTURIES: return years / 100;
            case MILLENNIA: return years / 1000;
            case ERAS: return from(end).getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public LocalDate atDay(int day) {
        return LocalDate.ofYearDay(year, day);
    }

    public YearMonth atMonth(int month) {
        return YearMonth.of(year, month);
    }

    public YearMonth atMonth(Month month) {
        return YearMonth.of(year, month);
    }

    public <R> R query(TemporalQuery<R> query) {
        if (query == (TemporalQuery<?>) TemporalQueries.precision()) {
            return (R) ChronoUnit.YEARS;
        }
        return Temporal.super.query(query);
    }

    public int compareTo(Year other) {
        return year - other.year;
    }

    public boolean isAfter(Year other) {
        return year > other.year;
    }

    public boolean isBefore(Year other) {
        return year < other.year;
    }

    public boolean equals(Object other) {
        return other instanceof Year && ((Year) other).year == year;
    }

    public int hashCode() {
        return year;
    }

    public String toString() {
        return Integer.toString(year);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return year >= MIN_VALUE && year <= MAX_VALUE;
    }
}
