package java.util;

import java.time.ZoneId;
import java.time.ZoneOffset;
import org.sosy_lab.sv_benchmarks.Verifier;
import oxpecker.Oox;

/** A time zone. Those with a fixed offset from GMT are known; the offset of any other is any, each time. */
public abstract class TimeZone implements java.io.Serializable, Cloneable {
    public static final int SHORT = 0;
    public static final int LONG = 1;

    /** The zone of the machine, once somebody has asked for it. */
    private static TimeZone machine;

    private String id;

    public TimeZone() {
    }

    public static TimeZone getDefault() {
        if (machine == null) {
            machine = new Zone(Verifier.nondetString(), 0, false);
        }
        return (TimeZone) machine.clone();
    }

    public static void setDefault(TimeZone zone) {
        machine = zone == null ? null : (TimeZone) zone.clone();
    }

    /** `GMT+h:mm`, GMT and UTC are known. */
    public static TimeZone getTimeZone(String id) {
        if (id.equals("GMT") || id.equals("UTC")) {
            return new Zone(id, 0, true);
        }
        int offset = id.startsWith("GMT") ? custom(id) : -1;
        if (offset < 0) {
            return Oox.unsupported("the time zone of a region");
        }
        int hours = offset / 60;
        int minutes = offset % 60;
        String name = "GMT" + id.charAt(3) + (hours < 10 ? "0" : "") + hours + (minutes < 10 ? ":0" : ":") + minutes;
        return new Zone(name, (id.charAt(3) == '-' ? -offset : offset) * 60000, true);
    }

    /** The minutes of an offset, whatever its sign; -1 for anything else, and for the region `GMT+0`. */
    private static int custom(String id) {
        int length = id.length();
        if (length < 5 || length > 9 || length == 5 && id.charAt(4) == '0' || id.charAt(3) != '+' && id.charAt(3) != '-') {
            return -1;
        }
        int colon = id.indexOf(':');
        int digits = 0;
        int number = 0;
        for (int i = 4; i < length; i++) {
            char c = id.charAt(i);
            if (i == colon) {
                continue;
            }
            if (c < '0' || c > '9') {
                return -1;
            }
            number = number * 10 + c - '0';
            digits++;
        }
        if (colon >= 0 && (length - colon != 3 || colon < 5 || colon > 6) || digits > 4) {
            return -1;
        }
        int hours = digits <= 2 && colon < 0 ? number : number / 100;
        int minutes = digits <= 2 && colon < 0 ? 0 : number % 100;
        return hours > 23 || minutes > 59 ? -1 : hours * 60 + minutes;
    }

    public static TimeZone getTimeZone(ZoneId zone) {
        String id = zone.getId();
        if (zone instanceof ZoneOffset) {
            ZoneOffset offset = (ZoneOffset) zone;
            if (offset.getTotalSeconds() % 60 != 0) {
                return Oox.unsupported("the time zone of a region");
            }
            return getTimeZone(offset.getTotalSeconds() == 0 ? "UTC" : "GMT" + id);
        }
        return getTimeZone(id);
    }

    public ZoneId toZoneId() {
        if (id.equals("UTC") || id.equals("GMT") || id.startsWith("GMT+") || id.startsWith("GMT-")) {
            return ZoneId.of(id);
        }
        return ZoneId.systemDefault();
    }

    public abstract int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds);

    public int getOffset(long date) {
        return getRawOffset();
    }

    public abstract int getRawOffset();

    public abstract void setRawOffset(int offset);

    public abstract boolean useDaylightTime();

    public abstract boolean inDaylightTime(Date date);

    public int getDSTSavings() {
        return useDaylightTime() ? 3600000 : 0;
    }

    public String getID() {
        return id;
    }

    public void setID(String id) {
        this.id = Objects.requireNonNull(id);
    }

    public boolean hasSameRules(TimeZone other) {
        return other != null && getRawOffset() == other.getRawOffset() && useDaylightTime() == other.useDaylightTime();
    }

    public Object clone() {
        return Oox.unsupported("a clone of a time zone");
    }

    /** A zone with a fixed offset, or one about which nothing is known. */
    private static final class Zone extends TimeZone {
        private int offset;
        private final boolean known;

        Zone(String id, int offset, boolean known) {
            setID(id);
            this.offset = offset;
            this.known = known;
        }

        private int any() {
            int found = Oox.nondetInt();
            Oox.assume(found >= -64800000 && found <= 64800000);
            return found;
        }

        public int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds) {
            return known ? offset : any();
        }

        public int getOffset(long date) {
            return known ? offset : any();
        }

        public int getRawOffset() {
            return known ? offset : any();
        }

        public void setRawOffset(int offset) {
            this.offset = offset;
        }

        public boolean useDaylightTime() {
            return !known && Oox.nondetBoolean();
        }

        public boolean inDaylightTime(Date date) {
            return !known && Oox.nondetBoolean();
        }

        public boolean equals(Object other) {
            return other instanceof Zone && getID().equals(((Zone) other).getID()) && offset == ((Zone) other).offset;
        }

        public int hashCode() {
            return Oox.unsupported("the hash code of a time zone");
        }

        public Object clone() {
            return new Zone(getID(), offset, known);
        }
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
