package java.sql;

import java.time.Instant;
import java.time.LocalDateTime;
import oxpecker.Oox;

/** A point in time with nanoseconds; the time without its part of a second is kept above. */
public class Timestamp extends java.util.Date {
    private int nanos;

    public Timestamp(long time) {
        super(Math.floorDiv(time, 1000L) * 1000);
        this.nanos = (int) Math.floorMod(time, 1000L) * 1000000;
    }

    public static Timestamp from(Instant instant) {
        try {
            Timestamp stamp = new Timestamp(Math.multiplyExact(instant.getEpochSecond(), 1000L));
            stamp.nanos = instant.getNano();
            return stamp;
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public static Timestamp valueOf(LocalDateTime local) {
        java.util.Objects.requireNonNull(local);
        return Oox.unsupported("a local time in the zone of the machine");
    }

    public LocalDateTime toLocalDateTime() {
        return Oox.unsupported("a local time in the zone of the machine");
    }

    public Instant toInstant() {
        return Instant.ofEpochSecond(super.getTime() / 1000, nanos);
    }

    public long getTime() {
        return super.getTime() + nanos / 1000000;
    }

    public void setTime(long time) {
        super.setTime(Math.floorDiv(time, 1000L) * 1000);
        nanos = (int) Math.floorMod(time, 1000L) * 1000000;
    }

    public int getNanos() {
        return nanos;
    }

    public void setNanos(int nanos) {
        if (nanos < 0 || nanos > 999999999) {
            throw new IllegalArgumentException("nanos > 999999999 or < 0");
        }
        this.nanos = nanos;
    }

    public int compareTo(Timestamp other) {
        int order = Long.compare(super.getTime(), other.whole());
        return order != 0 ? order : Integer.compare(nanos, other.nanos);
    }

    private long whole() {
        return super.getTime();
    }

    public int compareTo(java.util.Date other) {
        return compareTo(other instanceof Timestamp ? (Timestamp) other : new Timestamp(other.getTime()));
    }

    public boolean before(Timestamp other) {
        return compareTo(other) < 0;
    }

    public boolean after(Timestamp other) {
        return compareTo(other) > 0;
    }

    public boolean equals(Timestamp other) {
        return super.equals(other) && nanos == other.nanos;
    }

    public boolean equals(Object other) {
        return other instanceof Timestamp && equals((Timestamp) other);
    }

    public int hashCode() {
        return super.hashCode();
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return nanos >= 0 && nanos <= 999999999 && super.getTime() % 1000 == 0;
    }
}
