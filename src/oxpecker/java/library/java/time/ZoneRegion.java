package java.time;

import java.time.zone.ZoneRules;
import oxpecker.Oox;

/** A zone with a name: its offset is fixed, or not known. */
final class ZoneRegion extends ZoneId {
    private final String id;
    private final ZoneOffset fixed;

    ZoneRegion(String id, ZoneOffset fixed) {
        this.id = id;
        this.fixed = fixed;
        oxpecker.Oox.assume($constructed());
    }

    static ZoneId named(String id) {
        for (int i = 0; i < id.length(); i++) {
            char c = id.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            boolean later = c >= '0' && c <= '9' || c == '/' || c == '.' || c == '~' || c == '_' || c == '+' || c == '-';
            if (!letter && !(later && i > 0)) {
                throw new DateTimeException("Invalid ID for region-based ZoneId, invalid format: " + id);
            }
        }
        return Oox.unsupported("the time zone of a region");
    }

    public String getId() {
        return id;
    }

    public ZoneRules getRules() {
        return ZoneRules.$of(fixed);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return id != null && !id.isEmpty();
    }
}
