package java.nio.file.attribute;

import java.time.Instant;
import java.util.concurrent.TimeUnit;

/** A point in time, as it was given: in some unit, or as an instant. */
public final class FileTime implements Comparable<FileTime> {
    private final Instant instant;
    private final long value;
    private final TimeUnit unit;

    private FileTime(Instant instant, long value, TimeUnit unit) {
        this.instant = instant;
        this.value = value;
        this.unit = unit;
        oxpecker.Oox.assume($constructed());
    }

    public static FileTime from(Instant instant) {
        return new FileTime(java.util.Objects.requireNonNull(instant, "instant"), 0, null);
    }

    public static FileTime fromMillis(long value) {
        return new FileTime(Instant.ofEpochMilli(value), value, TimeUnit.MILLISECONDS);
    }

    public long to(TimeUnit wanted) {
        java.util.Objects.requireNonNull(wanted, "unit");
        if (unit != null) {
            return wanted.convert(value, unit);
        }
        long whole = wanted.convert(instant.getEpochSecond(), TimeUnit.SECONDS);
        if (whole == Long.MIN_VALUE || whole == Long.MAX_VALUE) {
            return whole;
        }
        long part = wanted.convert(instant.getNano(), TimeUnit.NANOSECONDS);
        long sum = whole + part;
        return whole > 0 && sum < 0 ? Long.MAX_VALUE : sum;
    }

    public long toMillis() {
        return to(TimeUnit.MILLISECONDS);
    }

    public Instant toInstant() {
        return instant;
    }

    public int compareTo(FileTime other) {
        return instant.compareTo(other.instant);
    }

    public boolean equals(Object other) {
        return other instanceof FileTime && instant.equals(((FileTime) other).instant);
    }

    public int hashCode() {
        return instant.hashCode();
    }

    /** As an instant, with no more digits than are needed. */
    public String toString() {
        String text = instant.toString();
        int end = text.length() - 1;
        if (text.indexOf('.') < 0) {
            return text;
        }
        while (text.charAt(end - 1) == '0') {
            end--;
        }
        return text.substring(0, end) + "Z";
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return instant != null && (unit == null || unit == TimeUnit.MILLISECONDS && instant.equals(Instant.ofEpochMilli(value)));
    }
}
