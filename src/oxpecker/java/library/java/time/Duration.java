package java.time;

import static java.time.temporal.ChronoUnit.DAYS;
import static java.time.temporal.ChronoUnit.NANOS;
import static java.time.temporal.ChronoUnit.SECONDS;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;
import oxpecker.Query;
import oxpecker.Usual;

/** Seconds, and nanoseconds from 0 to 999,999,999. */
public final class Duration implements TemporalAmount, Comparable<Duration>, java.io.Serializable {
    public static final Duration ZERO = new Duration(0, 0);

    private static final int BILLION = 1000000000;

    private final long seconds;
    private final int nanos;

    private Duration(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
        oxpecker.Oox.assume($constructed());
    }

    private static Duration create(long seconds, int nanos) {
        return (seconds | nanos) == 0 ? ZERO : new Duration(seconds, nanos);
    }

    public static Duration ofDays(long days) {
        return create(Math.multiplyExact(days, 86400L), 0);
    }

    public static Duration ofHours(long hours) {
        return create(Math.multiplyExact(hours, 3600L), 0);
    }

    public static Duration ofMinutes(long minutes) {
        return create(Math.multiplyExact(minutes, 60L), 0);
    }

    @Usual("60")
    public static Duration ofSeconds(long seconds) {
        return create(seconds, 0);
    }

    public static Duration ofSeconds(long seconds, long nanos) {
        return create(Math.addExact(seconds, Math.floorDiv(nanos, (long) BILLION)), (int) Math.floorMod(nanos, (long) BILLION));
    }

    @Usual("500")
    public static Duration ofMillis(long millis) {
        return create(Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1000000);
    }

    public static Duration ofNanos(long nanos) {
        return create(Math.floorDiv(nanos, (long) BILLION), (int) Math.floorMod(nanos, (long) BILLION));
    }

    public static Duration of(long amount, TemporalUnit unit) {
        return ZERO.plus(amount, unit);
    }

    public static Duration from(TemporalAmount amount) {
        Duration sum = ZERO;
        for (TemporalUnit unit : amount.getUnits()) {
            sum = sum.plus(amount.get(unit), unit);
        }
        return sum;
    }

    public static Duration between(Temporal from, Temporal to) {
        try {
            return ofNanos(from.until(to, NANOS));
        } catch (DateTimeException | ArithmeticException e) {
            long seconds = from.until(to, SECONDS);
            long nanos;
            try {
                nanos = to.getLong(ChronoField.NANO_OF_SECOND) - from.getLong(ChronoField.NANO_OF_SECOND);
                if (seconds > 0 && nanos < 0) {
                    seconds++;
                } else if (seconds < 0 && nanos > 0) {
                    seconds--;
                }
            } catch (DateTimeException none) {
                nanos = 0;
            }
            return ofSeconds(seconds, nanos);
        }
    }

    public static Duration parse(CharSequence text) {
        return DurationText.read(text);
    }

    // --- questions -----------------------------------------------------------------------------------------

    public long get(TemporalUnit unit) {
        if (unit == SECONDS) {
            return seconds;
        }
        if (unit == NANOS) {
            return nanos;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    public List<TemporalUnit> getUnits() {
        return List.of(SECONDS, NANOS);
    }

    public boolean isZero() {
        return (seconds | nanos) == 0;
    }

    public boolean isNegative() {
        return seconds < 0;
    }

    @Query
    public long getSeconds() {
        return seconds;
    }

    @Query
    public int getNano() {
        return nanos;
    }

    public long toDays() {
        return seconds / 86400;
    }

    public long toHours() {
        return seconds / 3600;
    }

    public long toMinutes() {
        return seconds / 60;
    }

    public long toSeconds() {
        return seconds;
    }

    /** Toward zero, so that the smallest numbers do not overflow on the way. */
    private long whole(int perSecond) {
        long all = seconds;
        long part = nanos;
        if (all < 0) {
            all = all + 1;
            part = part - BILLION;
        }
        return Math.addExact(Math.multiplyExact(all, (long) perSecond), part / (BILLION / perSecond));
    }

    public long toMillis() {
        return whole(1000);
    }

    public long toNanos() {
        return whole(BILLION);
    }

    public long toDaysPart() {
        return seconds / 86400;
    }

    public int toHoursPart() {
        return (int) (toHours() % 24);
    }

    public int toMinutesPart() {
        return (int) (toMinutes() % 60);
    }

    public int toSecondsPart() {
        return (int) (seconds % 60);
    }

    public int toMillisPart() {
        return nanos / 1000000;
    }

    public int toNanosPart() {
        return nanos;
    }

    // --- arithmetic ----------------------------------------------------------------------------------------

    public Duration withSeconds(long seconds) {
        return create(seconds, nanos);
    }

    public Duration withNanos(int nanos) {
        ChronoField.NANO_OF_SECOND.checkValidIntValue(nanos);
        return create(seconds, nanos);
    }

    private Duration plus(long moreSeconds, long moreNanos) {
        if ((moreSeconds | moreNanos) == 0) {
            return this;
        }
        long sum = Math.addExact(Math.addExact(seconds, moreSeconds), moreNanos / BILLION);
        return ofSeconds(sum, nanos + moreNanos % BILLION);
    }

    public Duration plus(Duration other) {
        return plus(other.seconds, (long) other.nanos);
    }

    public Duration plus(long amount, TemporalUnit unit) {
        java.util.Objects.requireNonNull(unit, "unit");
        if (unit == DAYS) {
            return plus(Math.multiplyExact(amount, 86400L), 0L);
        }
        if (unit.isDurationEstimated()) {
            throw new UnsupportedTemporalTypeException("Unit must not have an estimated duration");
        }
        if (amount == 0) {
            return this;
        }
        if (unit instanceof ChronoUnit) {
            switch ((ChronoUnit) unit) {
                case NANOS: return plusNanos(amount);
                case MICROS: return plus(amount / 1000000L, amount % 1000000L * 1000);
                case MILLIS: return plusMillis(amount);
                case SECONDS: return plusSeconds(amount);
                default: return plusSeconds(Math.multiplyExact(unit.getDuration().seconds, amount));
            }
        }
        Duration all = unit.getDuration().multipliedBy(amount);
        return plusSeconds(all.seconds).plusNanos(all.nanos);
    }

    public Duration plusDays(long days) {
        return plus(Math.multiplyExact(days, 86400L), 0L);
    }

    public Duration plusHours(long hours) {
        return plus(Math.multiplyExact(hours, 3600L), 0L);
    }

    public Duration plusMinutes(long minutes) {
        return plus(Math.multiplyExact(minutes, 60L), 0L);
    }

    public Duration plusSeconds(long seconds) {
        return plus(seconds, 0L);
    }

    public Duration plusMillis(long millis) {
        return plus(millis / 1000, millis % 1000 * 1000000);
    }

    public Duration plusNanos(long nanos) {
        return plus(0L, nanos);
    }

    public Duration minus(Duration other) {
        long less = other.seconds;
        return less == Long.MIN_VALUE ? plus(Long.MAX_VALUE, -(long) other.nanos).plus(1L, 0L) : plus(-less, -(long) other.nanos);
    }

    public Duration minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public Duration minusDays(long days) {
        return days == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-days);
    }

    public Duration minusHours(long hours) {
        return hours == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-hours);
    }

    public Duration minusMinutes(long minutes) {
        return minutes == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1) : plusMinutes(-minutes);
    }

    public Duration minusSeconds(long seconds) {
        return seconds == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-seconds);
    }

    public Duration minusMillis(long millis) {
        return millis == Long.MIN_VALUE ? plusMillis(Long.MAX_VALUE).plusMillis(1) : plusMillis(-millis);
    }

    public Duration minusNanos(long nanos) {
        return nanos == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-nanos);
    }

    private BigInteger all() {
        return BigInteger.valueOf(seconds).multiply(BigInteger.valueOf(BILLION)).add(BigInteger.valueOf(nanos));
    }

    private static Duration of(BigInteger all) {
        BigInteger[] parts = all.divideAndRemainder(BigInteger.valueOf(BILLION));
        if (parts[0].bitLength() > 63) {
            throw new ArithmeticException("Exceeds capacity of Duration: " + all);
        }
        return ofSeconds(parts[0].longValue(), parts[1].intValue());
    }

    public Duration multipliedBy(long factor) {
        if (factor == 0) {
            return ZERO;
        }
        return factor == 1 ? this : of(all().multiply(BigInteger.valueOf(factor)));
    }

    public Duration dividedBy(long divisor) {
        if (divisor == 0) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return divisor == 1 ? this : of(all().divide(BigInteger.valueOf(divisor)));
    }

    public long dividedBy(Duration divisor) {
        if (java.util.Objects.requireNonNull(divisor, "divisor").isZero()) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return new BigDecimal(all()).divideToIntegralValue(new BigDecimal(divisor.all())).longValueExact();
    }

    public Duration negated() {
        return multipliedBy(-1);
    }

    public Duration abs() {
        return isNegative() ? negated() : this;
    }

    public Duration truncatedTo(TemporalUnit unit) {
        java.util.Objects.requireNonNull(unit, "unit");
        if (unit == SECONDS && (seconds >= 0 || nanos == 0)) {
            return new Duration(seconds, 0);
        }
        if (unit == NANOS) {
            return this;
        }
        Duration size = unit.getDuration();
        if (size.getSeconds() > 86400) {
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        long length = size.toNanos();
        if (86400L * BILLION % length != 0) {
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        }
        long ofDay = seconds % 86400 * BILLION + nanos;
        return plusNanos(ofDay / length * length - ofDay);
    }

    public Temporal addTo(Temporal temporal) {
        Temporal later = seconds == 0 ? temporal : temporal.plus(seconds, SECONDS);
        return nanos == 0 ? later : later.plus(nanos, NANOS);
    }

    public Temporal subtractFrom(Temporal temporal) {
        Temporal earlier = seconds == 0 ? temporal : temporal.minus(seconds, SECONDS);
        return nanos == 0 ? earlier : earlier.minus(nanos, NANOS);
    }

    public int compareTo(Duration other) {
        int order = Long.compare(seconds, other.seconds);
        return order != 0 ? order : nanos - other.nanos;
    }

    public boolean equals(Object other) {
        return other instanceof Duration && ((Duration) other).seconds == seconds && ((Duration) other).nanos == nanos;
    }

    public int hashCode() {
        return (int) (seconds ^ (seconds >>> 32)) + 51 * nanos;
    }

    public String toString() {
        return DurationText.write(this);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return nanos >= 0 && nanos < BILLION;
    }
}
