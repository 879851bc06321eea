package java.time;

import java.util.Objects;
import oxpecker.NeverNull;
import oxpecker.Oox;

public abstract class Clock {
    protected Clock() {
    }

    public static Clock systemUTC() {
        return new Ticking(ZoneOffset.UTC);
    }

    public static Clock systemDefaultZone() {
        return new Ticking(ZoneId.systemDefault());
    }

    public static Clock system(ZoneId zone) {
        return new Ticking(Objects.requireNonNull(zone, "zone"));
    }

    public static Clock fixed(Instant instant, ZoneId zone) {
        return new Fixed(Objects.requireNonNull(instant, "fixedInstant"), Objects.requireNonNull(zone, "zone"));
    }

    public static Clock offset(Clock base, Duration offset) {
        Objects.requireNonNull(base, "baseClock");
        Objects.requireNonNull(offset, "offsetDuration");
        return offset.isZero() ? base : new Shifted(base, offset);
    }

    @NeverNull
    public abstract ZoneId getZone();

    @NeverNull
    public abstract Clock withZone(ZoneId zone);

    public long millis() {
        return instant().toEpochMilli();
    }

    @NeverNull
    public abstract Instant instant();

    public boolean equals(Object other) {
        return this == other;
    }

    public int hashCode() {
        return super.hashCode();
    }

    /** What is tried for an input of this type, beside the clocks of the program. */
    static void $open(Fixed a, Ticking b) {
    }

    /** The clock of the machine: any time, of which the milliseconds do not go back. */
    private static final class Ticking extends Clock {
        private final ZoneId zone;

        Ticking(ZoneId zone) {
            this.zone = zone;
        }

        boolean $constructed() {
            return zone != null;
        }

        public ZoneId getZone() {
            return zone;
        }

        public Clock withZone(ZoneId zone) {
            return new Ticking(Objects.requireNonNull(zone, "zone"));
        }

        public long millis() {
            return System.currentTimeMillis();
        }

        public Instant instant() {
            int nanos = Oox.nondetInt();
            Oox.assume(nanos >= 0 && nanos < 1000000);
            return Instant.ofEpochMilli(System.currentTimeMillis()).plusNanos(nanos);
        }

        public boolean equals(Object other) {
            return other instanceof Ticking && zone.equals(((Ticking) other).zone);
        }

        public int hashCode() {
            return zone.hashCode() + 1;
        }

        public String toString() {
            return "SystemClock[" + zone + "]";
        }
    }

    private static final class Fixed extends Clock {
        private final Instant instant;
        private final ZoneId zone;

        Fixed(Instant instant, ZoneId zone) {
            this.instant = instant;
            this.zone = zone;
        }

        boolean $constructed() {
            return instant != null && zone != null;
        }

        public ZoneId getZone() {
            return zone;
        }

        public Clock withZone(ZoneId zone) {
            return new Fixed(instant, Objects.requireNonNull(zone, "zone"));
        }

        public Instant instant() {
            return instant;
        }

        public boolean equals(Object other) {
            return other instanceof Fixed && instant.equals(((Fixed) other).instant) && zone.equals(((Fixed) other).zone);
        }

        public int hashCode() {
            return instant.hashCode() ^ zone.hashCode();
        }

        public String toString() {
            return "FixedClock[" + instant + "," + zone + "]";
        }
    }

    private static final class Shifted extends Clock {
        private final Clock base;
        private final Duration offset;

        Shifted(Clock base, Duration offset) {
            this.base = base;
            this.offset = offset;
        }

        public ZoneId getZone() {
            return base.getZone();
        }

        public Clock withZone(ZoneId zone) {
            return new Shifted(base.withZone(zone), offset);
        }

        public long millis() {
            return Math.addExact(base.millis(), offset.toMillis());
        }

        public Instant instant() {
            return base.instant().plus(offset);
        }

        public boolean equals(Object other) {
            return other instanceof Shifted && base.equals(((Shifted) other).base) && offset.equals(((Shifted) other).offset);
        }

        public int hashCode() {
            return base.hashCode() ^ offset.hashCode();
        }

        public String toString() {
            return "OffsetClock[" + base + "," + offset + "]";
        }
    }
}
