package java.time;

import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.zone.ZoneRules;
import oxpecker.Query;

public final class ZoneOffset extends ZoneId implements TemporalAccessor, TemporalAdjuster, Comparable<ZoneOffset> {
    public static final ZoneOffset UTC = new ZoneOffset(0);
    public static final ZoneOffset MIN = new ZoneOffset(-64800);
    public static final ZoneOffset MAX = new ZoneOffset(64800);

    private final int total;

    private ZoneOffset(int total) {
        this.total = total;
        oxpecker.Oox.assume($constructed());
    }

    public static ZoneOffset ofTotalSeconds(int total) {
        if (total < -64800 || total > 64800) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        return total == 0 ? UTC : new ZoneOffset(total);
    }

    public static ZoneOffset ofHours(int hours) {
        return ofHoursMinutesSeconds(hours, 0, 0);
    }

    public static ZoneOffset ofHoursMinutes(int hours, int minutes) {
        return ofHoursMinutesSeconds(hours, minutes, 0);
    }

    public static ZoneOffset ofHoursMinutesSeconds(int hours, int minutes, int seconds) {
        if (hours < -18 || hours > 18) {
            throw new DateTimeException("Zone offset hours not in valid range: value " + hours + " is not in the range -18 to 18");
        }
        if (hours > 0 && (minutes < 0 || seconds < 0)) {
            throw new DateTimeException("Zone offset minutes and seconds must be positive because hours is positive");
        }
        if (hours < 0 && (minutes > 0 || seconds > 0)) {
            throw new DateTimeException("Zone offset minutes and seconds must be negative because hours is negative");
        }
        if (hours == 0 && (minutes > 0 && seconds < 0 || minutes < 0 && seconds > 0)) {
            throw new DateTimeException("Zone offset minutes and seconds must have the same sign");
        }
        if (minutes < -59 || minutes > 59) {
            throw new DateTimeException("Zone offset minutes not in valid range: value " + minutes + " is not in the range -59 to 59");
        }
        if (seconds < -59 || seconds > 59) {
            throw new DateTimeException("Zone offset seconds not in valid range: value " + seconds + " is not in the range -59 to 59");
        }
        if (Math.abs(hours) == 18 && (minutes | seconds) != 0) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        return ofTotalSeconds(hours * 3600 + minutes * 60 + seconds);
    }

    private static int number(String id, int at, boolean colon) {
        if (colon && id.charAt(at - 1) != ':') {
            throw new DateTimeException("Invalid ID for ZoneOffset, colon not found when expected: " + id);
        }
        char one = id.charAt(at);
        char two = id.charAt(at + 1);
        if (one < '0' || one > '9' || two < '0' || two > '9') {
            throw new DateTimeException("Invalid ID for ZoneOffset, non numeric characters found: " + id);
        }
        return (one - '0') * 10 + two - '0';
    }

    /** `Z`, `+h`, `+hh`, `+hh:mm`, `+hhmm`, `+hh:mm:ss` or `+hhmmss`. */
    public static ZoneOffset of(String id) {
        if (java.util.Objects.requireNonNull(id, "offsetId").equals("Z")) {
            return UTC;
        }
        String text = id.length() == 2 ? id.charAt(0) + "0" + id.charAt(1) : id;
        int length = text.length();
        if (length != 3 && length != 5 && length != 6 && length != 7 && length != 9) {
            throw new DateTimeException("Invalid ID for ZoneOffset, invalid format: " + text);
        }
        boolean colons = length == 6 || length == 9;
        int hours = number(text, 1, false);
        int minutes = length == 3 ? 0 : number(text, colons ? 4 : 3, colons);
        int seconds = length < 7 ? 0 : number(text, colons ? 7 : 5, colons);
        char sign = text.charAt(0);
        if (sign != '+' && sign != '-') {
            throw new DateTimeException("Invalid ID for ZoneOffset, plus/minus not found when expected: " + text);
        }
        return sign == '-' ? ofHoursMinutesSeconds(-hours, -minutes, -seconds) : ofHoursMinutesSeconds(hours, minutes, seconds);
    }

    static ZoneOffset $find(TemporalAccessor temporal) {
        if (temporal instanceof ZoneOffset) {
            return (ZoneOffset) temporal;
        }
        return temporal.isSupported(ChronoField.OFFSET_SECONDS) ? ofTotalSeconds(temporal.get(ChronoField.OFFSET_SECONDS)) : null;
    }

    public static ZoneOffset from(TemporalAccessor temporal) {
        ZoneOffset offset = $find(java.util.Objects.requireNonNull(temporal, "temporal"));
        if (offset == null) {
            throw new DateTimeException("Unable to obtain ZoneOffset from TemporalAccessor: " + temporal + " of type " + temporal.getClass().getName());
        }
        return offset;
    }

    @Query
    public int getTotalSeconds() {
        return total;
    }

    public String getId() {
        if (total == 0) {
            return "Z";
        }
        int size = Math.abs(total);
        int hours = size / 3600;
        int minutes = size / 60 % 60;
        int seconds = size % 60;
        String text = (total < 0 ? "-" : "+") + (hours < 10 ? "0" : "") + hours + (minutes < 10 ? ":0" : ":") + minutes;
        return seconds == 0 ? text : text + (seconds < 10 ? ":0" : ":") + seconds;
    }

    public ZoneRules getRules() {
        return ZoneRules.of(this);
    }

    public ZoneId normalized() {
        return this;
    }

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.OFFSET_SECONDS;
        }
        return field != null && field.isSupportedBy(this);
    }

    public int get(TemporalField field) {
        return (int) getLong(field);
    }

    public long getLong(TemporalField field) {
        if (field == ChronoField.OFFSET_SECONDS) {
            return total;
        }
        if (field instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return field.getFrom(this);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.OFFSET_SECONDS, total);
    }

    public int compareTo(ZoneOffset other) {
        return other.total - total;
    }

    public boolean equals(Object other) {
        return other instanceof ZoneOffset && ((ZoneOffset) other).total == total;
    }

    public int hashCode() {
        return total;
    }

    public String toString() {
        return getId();
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return total >= -64800 && total <= 64800;
    }
}
