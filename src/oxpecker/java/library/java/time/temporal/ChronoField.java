package java.time.temporal;

import static java.time.temporal.ChronoUnit.DAYS;
import static java.time.temporal.ChronoUnit.ERAS;
import static java.time.temporal.ChronoUnit.FOREVER;
import static java.time.temporal.ChronoUnit.HALF_DAYS;
import static java.time.temporal.ChronoUnit.HOURS;
import static java.time.temporal.ChronoUnit.MICROS;
import static java.time.temporal.ChronoUnit.MILLIS;
import static java.time.temporal.ChronoUnit.MINUTES;
import static java.time.temporal.ChronoUnit.MONTHS;
import static java.time.temporal.ChronoUnit.NANOS;
import static java.time.temporal.ChronoUnit.SECONDS;
import static java.time.temporal.ChronoUnit.WEEKS;
import static java.time.temporal.ChronoUnit.YEARS;

public enum ChronoField implements TemporalField {
    NANO_OF_SECOND("NanoOfSecond", NANOS, SECONDS, 0, 999999999L, 999999999L),
    NANO_OF_DAY("NanoOfDay", NANOS, DAYS, 0, 86399999999999L, 86399999999999L),
    MICRO_OF_SECOND("MicroOfSecond", MICROS, SECONDS, 0, 999999, 999999),
    MICRO_OF_DAY("MicroOfDay", MICROS, DAYS, 0, 86399999999L, 86399999999L),
    MILLI_OF_SECOND("MilliOfSecond", MILLIS, SECONDS, 0, 999, 999),
    MILLI_OF_DAY("MilliOfDay", MILLIS, DAYS, 0, 86399999, 86399999),
    SECOND_OF_MINUTE("SecondOfMinute", SECONDS, MINUTES, 0, 59, 59),
    SECOND_OF_DAY("SecondOfDay", SECONDS, DAYS, 0, 86399, 86399),
    MINUTE_OF_HOUR("MinuteOfHour", MINUTES, HOURS, 0, 59, 59),
    MINUTE_OF_DAY("MinuteOfDay", MINUTES, DAYS, 0, 1439, 1439),
    HOUR_OF_AMPM("HourOfAmPm", HOURS, HALF_DAYS, 0, 11, 11),
    CLOCK_HOUR_OF_AMPM("ClockHourOfAmPm", HOURS, HALF_DAYS, 1, 12, 12),
    HOUR_OF_DAY("HourOfDay", HOURS, DAYS, 0, 23, 23),
    CLOCK_HOUR_OF_DAY("ClockHourOfDay", HOURS, DAYS, 1, 24, 24),
    AMPM_OF_DAY("AmPmOfDay", HALF_DAYS, DAYS, 0, 1, 1),
    DAY_OF_WEEK("DayOfWeek", DAYS, WEEKS, 1, 7, 7),
    ALIGNED_DAY_OF_WEEK_IN_MONTH("AlignedDayOfWeekInMonth", DAYS, WEEKS, 1, 7, 7),
    ALIGNED_DAY_OF_WEEK_IN_YEAR("AlignedDayOfWeekInYear", DAYS, WEEKS, 1, 7, 7),
    DAY_OF_MONTH("DayOfMonth", DAYS, MONTHS, 1, 28, 31),
    DAY_OF_YEAR("DayOfYear", DAYS, YEARS, 1, 365, 366),
    EPOCH_DAY("EpochDay", DAYS, FOREVER, -365243219162L, 365241780471L, 365241780471L),
    ALIGNED_WEEK_OF_MONTH("AlignedWeekOfMonth", WEEKS, MONTHS, 1, 4, 5),
    ALIGNED_WEEK_OF_YEAR("AlignedWeekOfYear", WEEKS, YEARS, 1, 53, 53),
    MONTH_OF_YEAR("MonthOfYear", MONTHS, YEARS, 1, 12, 12),
    PROLEPTIC_MONTH("ProlepticMonth", MONTHS, FOREVER, -11999999988L, 11999999999L, 11999999999L),
    YEAR_OF_ERA("YearOfEra", YEARS, FOREVER, 1, 999999999L, 1000000000L),
    YEAR("Year", YEARS, FOREVER, -999999999L, 999999999L, 999999999L),
    ERA("Era", ERAS, FOREVER, 0, 1, 1),
    INSTANT_SECONDS("InstantSeconds", SECONDS, FOREVER, Long.MIN_VALUE, Long.MAX_VALUE, Long.MAX_VALUE),
    OFFSET_SECONDS("OffsetSeconds", SECONDS, FOREVER, -64800, 64800, 64800);

    private final String shown;
    private final TemporalUnit base;
    private final TemporalUnit around;
    private final long least;
    private final long smallestMost;
    private final long most;

    ChronoField(String shown, TemporalUnit base, TemporalUnit around, long least, long smallestMost, long most) {
        this.shown = shown;
        this.base = base;
        this.around = around;
        this.least = least;
        this.smallestMost = smallestMost;
        this.most = most;
    }

    public TemporalUnit getBaseUnit() {
        return base;
    }

    public TemporalUnit getRangeUnit() {
        return around;
    }

    public ValueRange range() {
        return ValueRange.of(least, smallestMost, most);
    }

    public boolean isDateBased() {
        return ordinal() >= DAY_OF_WEEK.ordinal() && ordinal() <= ERA.ordinal();
    }

    public boolean isTimeBased() {
        return ordinal() < DAY_OF_WEEK.ordinal();
    }

    public long checkValidValue(long value) {
        return value >= least && value <= most ? value : range().checkValidValue(value, this);
    }

    public int checkValidIntValue(long value) {
        return range().checkValidIntValue(value, this);
    }

    public boolean isSupportedBy(TemporalAccessor temporal) {
        return temporal.isSupported(this);
    }

    public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
        return temporal.range(this);
    }

    public long getFrom(TemporalAccessor temporal) {
        return temporal.getLong(this);
    }

    public <R extends Temporal> R adjustInto(R temporal, long value) {
        return (R) temporal.with(this, value);
    }

    public String toString() {
        return shown;
    }
}
