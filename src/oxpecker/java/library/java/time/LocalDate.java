package java.time;

import java.time.chrono.ChronoLocalDate;
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
import oxpecker.Query;
import oxpecker.Usual;

public final class LocalDate implements Temporal, TemporalAdjuster, ChronoLocalDate, java.io.Serializable {
    public static final LocalDate MIN = new LocalDate(-999999999, 1, 1);
    public static final LocalDate MAX = new LocalDate(999999999, 12, 31);
    public static final LocalDate EPOCH = new LocalDate(1970, 1, 1);

    private final int year;
    private final int month;
    private final int day;

    private LocalDate(int year, int month, int day) {
        this.year = year;
        this.month = month;
        this.day = day;
        oxpecker.Oox.assume($constructed());
    }

    public static LocalDate now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalDate now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static LocalDate now(Clock clock) {
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalDate of(int year, Month month, int day) {
        return of(year, java.util.Objects.requireNonNull(month, "month").getValue(), day);
    }

    @Usual("2024, 1, 1; 2024, 2, 1")
    public static LocalDate of(int year, int month, int day) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        ChronoField.DAY_OF_MONTH.checkValidValue(day);
        if (day > 28 && day > Month.$length(month, Year.isLeap(year))) {
            if (day == 29) {
                throw new DateTimeException("Invalid date 'February 29' as '" + year + "' is not a leap year");
            }
            throw new DateTimeException("Invalid date '" + Month.of(month).name() + " " + day + "'");
        }
        return new LocalDate(year, month, day);
    }

    public static LocalDate ofYearDay(int year, int dayOfYear) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.DAY_OF_YEAR.checkValidValue(dayOfYear);
        boolean leap = Year.isLeap(year);
        if (dayOfYear == 366 && !leap) {
            throw new DateTimeException("Invalid date 'DayOfYear 366' as '" + year + "' is not a leap year");
        }
        int month = 1;
        while (month < 12 && Month.$before(month + 1, leap) < dayOfYear) {
            month++;
        }
        return new LocalDate(year, month, dayOfYear - Month.$before(month, leap));
    }

    public static LocalDate ofInstant(Instant instant, ZoneId zone) {
        java.util.Objects.requireNonNull(instant, "instant");
        java.util.Objects.requireNonNull(zone, "zone");
        ZoneOffset offset = zone.getRules().getOffset(instant);
        return ofEpochDay(Math.floorDiv(instant.getEpochSecond() + offset.getTotalSeconds(), 86400L));
    }

    /** Years begin in March here, so that the day that only some years have is the last one. */
    public static LocalDate ofEpochDay(long epochDay) {
        ChronoField.EPOCH_DAY.checkValidValue(epochDay);
        long sinceMarch = epochDay + 719468;
        long era = Math.floorDiv(sinceMarch, 146097L);
        int ofEra = (int) (sinceMarch - era * 146097);
        int yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365;
        int ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int shifted = (5 * ofYear + 2) / 153;
        int day = ofYear - (153 * shifted + 2) / 5 + 1;
        int month = shifted < 10 ? shifted + 3 : shifted - 9;
        return new LocalDate((int) (yearOfEra + era * 400) + (month <= 2 ? 1 : 0), month, day);
    }

    public static LocalDate from(TemporalAccessor temporal) {
        java.util.Objects.requireNonNull(temporal, "temporal");
        if (temporal instanceof LocalDate) {
            return (LocalDate) temporal;
        }
        if (temporal.isSupported(ChronoField.EPOCH_DAY)) {
            return ofEpochDay(temporal.getLong(ChronoField.EPOCH_DAY));
        }
        throw new DateTimeException("Unable to obtain LocalDate from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName());
    }

    public static LocalDate parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE);
    }

    public static LocalDate parse(CharSequence text, DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").parse(text, LocalDate::from);
    }

    // --- fields --------------------------------------------------------------------------------------------

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field.isDateBased();
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit.isDateBased() : unit != null && oxpecker.Oox.<Boolean>unsupported("a unit of time of another class");
    }

    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.rangeRefinedBy(this);
        }
        if (!field.isDateBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        switch ((ChronoField) field) {
            case DAY_OF_MONTH: return ValueRange.of(1, lengthOfMonth());
            case DAY_OF_YEAR: return ValueRange.of(1, lengthOfYear());
            case ALIGNED_WEEK_OF_MONTH: return ValueRange.of(1, month == 2 && !isLeapYear() ? 4 : 5);
            case YEAR_OF_ERA: return year <= 0 ? ValueRange.of(1, 1000000000L) : ValueRange.of(1, 999999999L);
            default: return field.range();
        }
    }

    public int get(TemporalField field) {
        if (field == ChronoField.EPOCH_DAY || field == ChronoField.PROLEPTIC_MONTH) {
            throw new UnsupportedTemporalTypeException("Invalid field '" + field + "' for get() method, use getLong() instead");
        }
        return (int) getLong(field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch ((ChronoField) field) {
            case DAY_OF_WEEK: return getDayOfWeek().getValue();
            case ALIGNED_DAY_OF_WEEK_IN_MONTH: return (day - 1) % 7 + 1;
            case ALIGNED_DAY_OF_WEEK_IN_YEAR: return (getDayOfYear() - 1) % 7 + 1;
            case DAY_OF_MONTH: return day;
            case DAY_OF_YEAR: return getDayOfYear();
            case EPOCH_DAY: return toEpochDay();
            case ALIGNED_WEEK_OF_MONTH: return (day - 1) / 7 + 1;
            case ALIGNED_WEEK_OF_YEAR: return (getDayOfYear() - 1) / 7 + 1;
            case MONTH_OF_YEAR: return month;
            case PROLEPTIC_MONTH: return months();
            case YEAR_OF_ERA: return year >= 1 ? year : 1 - year;
            case YEAR: return year;
            case ERA: return year >= 1 ? 1 : 0;
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    private long months() {
        return year * 12L + month - 1;
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

    @Query
    public int getDayOfMonth() {
        return day;
    }

    public int getDayOfYear() {
        return Month.$before(month, isLeapYear()) + day;
    }

    public DayOfWeek getDayOfWeek() {
        return DayOfWeek.of((int) Math.floorMod(toEpochDay() + 3, 7L) + 1);
    }

    public boolean isLeapYear() {
        return Year.isLeap(year);
    }

    public int lengthOfMonth() {
        return Month.$length(month, isLeapYear());
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    public long toEpochDay() {
        long shifted = month <= 2 ? year - 1L : year;
        long era = Math.floorDiv(shifted, 400L);
        int yearOfEra = (int) (shifted - era * 400);
        int ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
        return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear - 719468;
    }

    // --- changes -------------------------------------------------------------------------------------------

    private static LocalDate resolved(int year, int month, int day) {
        return new LocalDate(year, month, Math.min(day, Month.$length(month, Year.isLeap(year))));
    }

    public LocalDate with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalDate ? (LocalDate) adjuster : (LocalDate) adjuster.adjustInto(this);
    }

    public LocalDate with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, value);
        }
        ((ChronoField) field).checkValidValue(value);
        switch ((ChronoField) field) {
            case DAY_OF_WEEK: return plusDays(value - getDayOfWeek().getValue());
            case ALIGNED_DAY_OF_WEEK_IN_MONTH: case ALIGNED_DAY_OF_WEEK_IN_YEAR: return plusDays(value - getLong(field));
            case DAY_OF_MONTH: return withDayOfMonth((int) value);
            case DAY_OF_YEAR: return withDayOfYear((int) value);
            case EPOCH_DAY: return ofEpochDay(value);
            case ALIGNED_WEEK_OF_MONTH: case ALIGNED_WEEK_OF_YEAR: return plusWeeks(value - getLong(field));
            case MONTH_OF_YEAR: return withMonth((int) value);
            case PROLEPTIC_MONTH: return plusMonths(value - months());
            case YEAR_OF_ERA: return withYear((int) (year >= 1 ? value : 1 - value));
            case YEAR: return withYear((int) value);
            case ERA: return getLong(field) == value ? this : withYear(1 - year);
            default: throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public LocalDate withYear(int year) {
        ChronoField.YEAR.checkValidValue(year);
        return this.year == year ? this : resolved(year, month, day);
    }

    public LocalDate withMonth(int month) {
        ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        return this.month == month ? this : resolved(year, month, day);
    }

    public LocalDate withDayOfMonth(int day) {
        return this.day == day ? this : of(year, month, day);
    }

    public LocalDate withDayOfYear(int dayOfYear) {
        return getDayOfYear() == dayOfYear ? this : ofYearDay(year, dayOfYear);
    }

    public LocalDate plus(TemporalAmount amount) {
        if (amount instanceof Period) {
            Period period = (Period) amount;
            return plusMonths(period.toTotalMonths()).plusDays(period.getDays());
        }
        return (LocalDate) java.util.Objects.requireNonNull(amount, "amountToAdd").addTo(this);
    }

    public LocalDate plus(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amount);
        }
        switch ((ChronoUnit) unit) {
            case DAYS: return plusDays(amount);
            case WEEKS: return plusWeeks(amount);
            case MONTHS: return plusMonths(amount);
            case YEARS: return plusYears(amount);
            case DECADES: return plusYears(Math.multiplyExact(amount, 10L));
            case CENTURIES: return plusYears(Math.multiplyExact(amount, 100L));
            case MILLENNIA: return plusYears(Math.multiplyExact(amount, 1000L));
            case ERAS: return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amount));
            default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public LocalDate plusYears(long years) {
        if (years == 0) {
            return this;
        }
        return resolved(ChronoField.YEAR.checkValidIntValue(year + years), month, day);
    }

    public LocalDate plusMonths(long more) {
        if (more == 0) {
            return this;
        }
        long sum = months() + more;
        return resolved(ChronoField.YEAR.checkValidIntValue(Math.floorDiv(sum, 12L)), (int) Math.floorMod(sum, 12L) + 1, day);
    }

    public LocalDate plusWeeks(long weeks) {
        return plusDays(Math.multiplyExact(weeks, 7L));
    }

    public LocalDate plusDays(long days) {
        return days == 0 ? this : ofEpochDay(Math.addExact(toEpochDay(), days));
    }

    public LocalDate minus(TemporalAmount amount) {
        if (amount instanceof Period) {
            Period period = (Period) amount;
            return minusMonths(period.toTotalMonths()).minusDays(period.getDays());
        }
        return (LocalDate) java.util.Objects.requireNonNull(amount, "amountToSubtract").subtractFrom(this);
    }

    public LocalDate minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public LocalDate minusYears(long years) {
        return years == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-years);
    }

    public LocalDate minusMonths(long months) {
        return months == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-months);
    }

    public LocalDate minusWeeks(long weeks) {
        return weeks == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-weeks);
    }

    public LocalDate minusDays(long days) {
        return days == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-days);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.EPOCH_DAY, toEpochDay());
    }

    // --- differences ---------------------------------------------------------------------------------------

    public long until(Temporal end, TemporalUnit unit) {
        LocalDate other = from(end);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, other);
        }
        switch ((ChronoUnit) unit) {
            case DAYS: return other.toEpochDay() - toEpochDay();
            case WEEKS: return (other.toEpochDay() - toEpochDay()) / 7;
            case MONTHS: return monthsUntil(other);
            case YEARS: return monthsUntil(other) / 12;
            case DECADES: return monthsUntil(other) / 120;
            case CENTURIES: return monthsUntil(other) / 1200;
            case MILLENNIA: return monthsUntil(other) / 12000;
            case ERAS: return other.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    private long monthsUntil(LocalDate end) {
        return (end.months() * 32 + end.day - (months() * 32 + day)) / 32;
    }

    public Period until(ChronoLocalDate end) {
        LocalDate other = from(end);
        long total = other.months() - months();
        int days = other.day - day;
        if (total > 0 && days < 0) {
            total--;
            days = (int) (other.toEpochDay() - plusMonths(total).toEpochDay());
        } else if (total < 0 && days > 0) {
            total++;
            days -= other.lengthOfMonth();
        }
        return Period.of(Math.toIntExact(total / 12), (int) (total % 12), days);
    }

    // --- times ---------------------------------------------------------------------------------------------

    public LocalDateTime atTime(LocalTime time) {
        return LocalDateTime.of(this, time);
    }

    public LocalDateTime atTime(int hour, int minute) {
        return atTime(LocalTime.of(hour, minute));
    }

    public LocalDateTime atTime(int hour, int minute, int second) {
        return atTime(LocalTime.of(hour, minute, second));
    }

    public LocalDateTime atTime(int hour, int minute, int second, int nano) {
        return atTime(LocalTime.of(hour, minute, second, nano));
    }

    public LocalDateTime atStartOfDay() {
        return LocalDateTime.of(this, LocalTime.MIDNIGHT);
    }

    public ZonedDateTime atStartOfDay(ZoneId zone) {
        return ZonedDateTime.of(atStartOfDay(), java.util.Objects.requireNonNull(zone, "zone"));
    }

    public long toEpochSecond(LocalTime time, ZoneOffset offset) {
        return toEpochDay() * 86400 + time.toSecondOfDay() - offset.getTotalSeconds();
    }

    public String format(DateTimeFormatter formatter) {
        return java.util.Objects.requireNonNull(formatter, "formatter").format(this);
    }

    // --- order ---------------------------------------------------------------------------------------------

    public <R> R query(TemporalQuery<R> query) {
        if (query == (TemporalQuery<?>) TemporalQueries.precision()) {
            return (R) ChronoUnit.DAYS;
        }
        return Temporal.super.query(query);
    }

    public int compareTo(ChronoLocalDate other) {
        LocalDate date = (LocalDate) other;
        if (year != date.year) {
            return year - date.year;
        }
        return month != date.month ? month - date.month : day - date.day;
    }

    public boolean isAfter(ChronoLocalDate other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(ChronoLocalDate other) {
        return compareTo(other) < 0;
    }

    public boolean isEqual(ChronoLocalDate other) {
        return compareTo(other) == 0;
    }

    public boolean equals(Object other) {
        return other instanceof LocalDate && compareTo((LocalDate) other) == 0;
    }

    public int hashCode() {
        return (year & 0xfffff800) ^ ((year << 11) + (month << 6) + day);
    }

    public String toString() {
        int size = Math.abs(year);
        String shown;
        if (size >= 1000) {
            shown = (year > 9999 ? "+" : "") + year;
        } else {
            String digits = "" + (size + 10000);
            shown = (year < 0 ? "-" : "") + digits.substring(1);
        }
        return shown + (month < 10 ? "-0" : "-") + month + (day < 10 ? "-0" : "-") + day;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return year >= -999999999 && year <= 999999999 && month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= Month.$length(month, Year.isLeap(year)));
    }
}
