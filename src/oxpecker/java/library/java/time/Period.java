package java.time;

import static java.time.temporal.ChronoUnit.DAYS;
import static java.time.temporal.ChronoUnit.MONTHS;
import static java.time.temporal.ChronoUnit.YEARS;

import java.time.format.DateTimeParseException;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;
import oxpecker.Query;
import oxpecker.Usual;

/** Years, months and days. */
public final class Period implements TemporalAmount, java.io.Serializable {
    public static final Period ZERO = new Period(0, 0, 0);

    private final int years;
    private final int months;
    private final int days;

    private Period(int years, int months, int days) {
        this.years = years;
        this.months = months;
        this.days = days;
    }

    private static Period create(int years, int months, int days) {
        return (years | months | days) == 0 ? ZERO : new Period(years, months, days);
    }

    public static Period ofYears(int years) {
        return create(years, 0, 0);
    }

    public static Period ofMonths(int months) {
        return create(0, months, 0);
    }

    public static Period ofWeeks(int weeks) {
        return create(0, 0, Math.multiplyExact(weeks, 7));
    }

    @Usual("1; 30")
    public static Period ofDays(int days) {
        return create(0, 0, days);
    }

    public static Period of(int years, int months, int days) {
        return create(years, months, days);
    }

    public static Period between(LocalDate from, LocalDate to) {
        return from.until(to);
    }

    private static DateTimeParseException wrong(CharSequence text) {
        return new DateTimeParseException("Text cannot be parsed to a Period", text, 0);
    }

    /** `[+-]P[nY][nM][nW][nD]`, each number with a sign of its own. */
    public static Period parse(CharSequence text) {
        int end = text.length();
        int at = end > 0 && (text.charAt(0) == '-' || text.charAt(0) == '+') ? 1 : 0;
        int sign = at == 1 && text.charAt(0) == '-' ? -1 : 1;
        if (at >= end || text.charAt(at) != 'P' && text.charAt(at) != 'p' || at + 1 == end) {
            throw wrong(text);
        }
        at++;
        int[] parts = new int[4];
        int unit = 0;
        while (at < end) {
            int start = at;
            while (at < end && (text.charAt(at) >= '0' && text.charAt(at) <= '9' || at == start && (text.charAt(at) == '-' || text.charAt(at) == '+'))) {
                at++;
            }
            boolean signed = at > start && text.charAt(start) < '0';
            if (at == end || at - start < (signed ? 2 : 1)) {
                throw wrong(text);
            }
            while (unit < 4 && text.charAt(at) != "YMWD".charAt(unit) && text.charAt(at) != "ymwd".charAt(unit)) {
                unit++;
            }
            if (unit == 4) {
                throw wrong(text);
            }
            try {
                parts[unit] = Math.multiplyExact(Integer.parseInt(text.subSequence(start, at).toString()), sign);
            } catch (NumberFormatException | ArithmeticException e) {
                throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0, e);
            }
            unit++;
            at++;
        }
        try {
            return create(parts[0], parts[1], Math.addExact(parts[3], Math.multiplyExact(parts[2], 7)));
        } catch (ArithmeticException e) {
            throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0, e);
        }
    }

    public long get(TemporalUnit unit) {
        if (unit == YEARS) {
            return years;
        }
        if (unit == MONTHS) {
            return months;
        }
        if (unit == DAYS) {
            return days;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    public List<TemporalUnit> getUnits() {
        return List.of(YEARS, MONTHS, DAYS);
    }

    public boolean isZero() {
        return (years | months | days) == 0;
    }

    public boolean isNegative() {
        return years < 0 || months < 0 || days < 0;
    }

    @Query
    public int getYears() {
        return years;
    }

    @Query
    public int getMonths() {
        return months;
    }

    @Query
    public int getDays() {
        return days;
    }

    public Period withYears(int years) {
        return create(years, months, days);
    }

    public Period withMonths(int months) {
        return create(years, months, days);
    }

    public Period withDays(int days) {
        return create(years, months, days);
    }

    private static Period of(TemporalAmount amount) {
        return amount instanceof Period ? (Period) amount : oxpecker.Oox.<Period>unsupported("an amount of time of another class");
    }

    public Period plus(TemporalAmount amount) {
        Period other = of(amount);
        return create(Math.addExact(years, other.years), Math.addExact(months, other.months), Math.addExact(days, other.days));
    }

    public Period plusYears(long more) {
        return more == 0 ? this : create(Math.toIntExact(Math.addExact((long) years, more)), months, days);
    }

    public Period plusMonths(long more) {
        return more == 0 ? this : create(years, Math.toIntExact(Math.addExact((long) months, more)), days);
    }

    public Period plusDays(long more) {
        return more == 0 ? this : create(years, months, Math.toIntExact(Math.addExact((long) days, more)));
    }

    public Period minus(TemporalAmount amount) {
        Period other = of(amount);
        return create(Math.subtractExact(years, other.years), Math.subtractExact(months, other.months), Math.subtractExact(days, other.days));
    }

    public Period minusYears(long less) {
        return less == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-less);
    }

    public Period minusMonths(long less) {
        return less == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-less);
    }

    public Period minusDays(long less) {
        return less == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-less);
    }

    public Period multipliedBy(int factor) {
        if (isZero() || factor == 1) {
            return this;
        }
        return create(Math.multiplyExact(years, factor), Math.multiplyExact(months, factor), Math.multiplyExact(days, factor));
    }

    public Period negated() {
        return multipliedBy(-1);
    }

    public long toTotalMonths() {
        return years * 12L + months;
    }

    public Period normalized() {
        long total = toTotalMonths();
        return create(Math.toIntExact(total / 12), (int) (total % 12), days);
    }

    public Temporal addTo(Temporal temporal) {
        Temporal later = temporal;
        if (months == 0) {
            later = years == 0 ? later : later.plus(years, YEARS);
        } else {
            long total = toTotalMonths();
            later = total == 0 ? later : later.plus(total, MONTHS);
        }
        return days == 0 ? later : later.plus(days, DAYS);
    }

    public Temporal subtractFrom(Temporal temporal) {
        Temporal earlier = temporal;
        if (months == 0) {
            earlier = years == 0 ? earlier : earlier.minus(years, YEARS);
        } else {
            long total = toTotalMonths();
            earlier = total == 0 ? earlier : earlier.minus(total, MONTHS);
        }
        return days == 0 ? earlier : earlier.minus(days, DAYS);
    }

    public boolean equals(Object other) {
        return other instanceof Period && ((Period) other).years == years && ((Period) other).months == months && ((Period) other).days == days;
    }

    public int hashCode() {
        return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16);
    }

    public String toString() {
        if (isZero()) {
            return "P0D";
        }
        return "P" + (years == 0 ? "" : years + "Y") + (months == 0 ? "" : months + "M") + (days == 0 ? "" : days + "D");
    }
}
