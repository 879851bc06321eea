package java.time;

import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.time.zone.ZoneRules;
import org.sosy_lab.sv_benchmarks.Verifier;
import oxpecker.NeverNull;

/** A time zone. Those with a fixed offset are known; the rules of a region are not. */
public abstract class ZoneId implements java.io.Serializable {
    /** The zone of the machine, once somebody has asked for it. */
    private static ZoneId machine;

    ZoneId() {
    }

    public static ZoneId systemDefault() {
        if (machine == null) {
            String id = Verifier.nondetString();
            machine = new ZoneRegion(id.isEmpty() ? "GMT" : id, null);
        }
        return machine;
    }

    public static ZoneId of(String id) {
        if (id.length() <= 1 || id.startsWith("+") || id.startsWith("-")) {
            return ZoneOffset.of(id);
        }
        if (id.startsWith("UTC") || id.startsWith("GMT")) {
            return prefixed(id, 3);
        }
        return id.startsWith("UT") ? prefixed(id, 2) : ZoneRegion.named(id);
    }

    private static ZoneId prefixed(String id, int length) {
        if (id.length() == length) {
            return new ZoneRegion(id, ZoneOffset.UTC);
        }
        if (id.charAt(length) != '+' && id.charAt(length) != '-') {
            return ZoneRegion.named(id);
        }
        try {
            return ofOffset(id.substring(0, length), ZoneOffset.of(id.substring(length)));
        } catch (DateTimeException e) {
            throw new DateTimeException("Invalid ID for offset-based ZoneId: " + id, e);
        }
    }

    public static ZoneId ofOffset(String prefix, ZoneOffset offset) {
        java.util.Objects.requireNonNull(prefix, "prefix");
        java.util.Objects.requireNonNull(offset, "offset");
        if (prefix.isEmpty()) {
            return offset;
        }
        if (!prefix.equals("GMT") && !prefix.equals("UTC") && !prefix.equals("UT")) {
            throw new IllegalArgumentException("prefix should be GMT, UTC or UT, is: " + prefix);
        }
        return new ZoneRegion(offset.getTotalSeconds() == 0 ? prefix : prefix + offset.getId(), offset);
    }

    public static ZoneId from(TemporalAccessor temporal) {
        ZoneId zone = temporal instanceof ZoneOffset ? (ZoneOffset) temporal : temporal.query(TemporalQueries.zone());
        if (zone == null) {
            throw new DateTimeException("Unable to obtain ZoneId from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName());
        }
        return zone;
    }

    @NeverNull
    public abstract String getId();

    @NeverNull
    public abstract ZoneRules getRules();

    public ZoneId normalized() {
        ZoneRules rules = getRules();
        return rules.isFixedOffset() ? rules.getOffset(Instant.EPOCH) : this;
    }

    public boolean equals(Object other) {
        return other instanceof ZoneId && getId().equals(((ZoneId) other).getId());
    }

    public int hashCode() {
        return getId().hashCode();
    }

    public String toString() {
        return getId();
    }

    static void $open(ZoneOffset one, ZoneRegion other) {
    }
}
