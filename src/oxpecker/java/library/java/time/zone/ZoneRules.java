package java.time.zone;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import oxpecker.Oox;

/** The offset of a zone: one that never changes, or any each time. */
public final class ZoneRules implements java.io.Serializable {
    private final ZoneOffset fixed;

    private ZoneRules(ZoneOffset fixed) {
        this.fixed = fixed;
    }

    public static ZoneRules of(ZoneOffset offset) {
        return new ZoneRules(java.util.Objects.requireNonNull(offset, "offset"));
    }

    public static ZoneRules $of(ZoneOffset offset) {
        return new ZoneRules(offset);
    }

    public boolean isFixedOffset() {
        return fixed != null || Oox.nondetBoolean();
    }

    public ZoneOffset getOffset(Instant instant) {
        if (fixed != null) {
            return fixed;
        }
        int seconds = Oox.nondetInt();
        Oox.assume(seconds >= -64800 && seconds <= 64800);
        return ZoneOffset.ofTotalSeconds(seconds);
    }

    public ZoneOffset getOffset(LocalDateTime local) {
        return fixed != null ? fixed : Oox.<ZoneOffset>unsupported("the time zone of a region");
    }

    public ZoneOffset getStandardOffset(Instant instant) {
        return getOffset(instant);
    }

    public boolean isDaylightSavings(Instant instant) {
        return fixed == null && Oox.nondetBoolean();
    }

    public Duration getDaylightSavings(Instant instant) {
        return fixed != null ? Duration.ZERO : Oox.<Duration>unsupported("the time zone of a region");
    }

    public boolean equals(Object other) {
        return other instanceof ZoneRules && fixed != null && fixed.equals(((ZoneRules) other).fixed);
    }

    public String toString() {
        return "ZoneRules[currentStandardOffset=" + getStandardOffset(null) + "]";
    }
}
