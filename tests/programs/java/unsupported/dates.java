// What is not known of dates and time: regions, the zone of the machine, names of months, other people's units.
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.SignStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalUnit;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

class Fortnight implements TemporalUnit {
    public Duration getDuration() {
        return Duration.ofDays(14);
    }

    public boolean isDurationEstimated() {
        return false;
    }

    public boolean isDateBased() {
        return true;
    }

    public boolean isTimeBased() {
        return false;
    }

    public <R extends Temporal> R addTo(R temporal, long amount) {
        return temporal;
    }

    public long between(Temporal from, Temporal to) {
        return 0;
    }
}

class Birthday extends Date {
    Birthday() {
        super(1);
    }
}

class Counter {
    volatile int count;
    int plain;
}

class Zone extends TimeZone {
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds) {
        return 0;
    }

    public int getRawOffset() {
        return 0;
    }

    public void setRawOffset(int offset) {
    }

    public boolean useDaylightTime() {
        return false;
    }

    public boolean inDaylightTime(Date date) {
        return false;
    }
}

class Own extends Calendar {
    Own() {
        super(TimeZone.getTimeZone("UTC"), Locale.US);
    }

    protected void computeTime() {
    }

    protected void computeFields() {
    }

    public void add(int field, int amount) {
    }

    public void roll(int field, boolean up) {
    }

    public int getMinimum(int field) {
        return 0;
    }

    public int getMaximum(int field) {
        return 1;
    }

    public int getGreatestMinimum(int field) {
        return 0;
    }

    public int getLeastMaximum(int field) {
        return 1;
    }

    public int getActualMinimum(int field) {
        return 0;
    }

    public int getActualMaximum(int field) {
        return 1;
    }
}

class Main {
    static ZoneId region() {
        return ZoneId.of("Europe/Paris");      // check Main.region: unknown, unsupported the time zone of a region here
    }

    static Object clonedZone() {
        return new Zone().clone();      // check Main.clonedZone: unknown, unsupported a clone of a time zone here
    }

    static int hashedZone() {
        return TimeZone.getTimeZone("UTC").hashCode();      // check Main.hashedZone: unknown, unsupported the hash code of a time zone here
    }

    static Object clonedDate() {
        return new Birthday().clone();      // check Main.clonedDate: unknown, unsupported a clone of a subclass of Date here
    }

    static String shownDate() {
        return new Date(0).toString();      // check Main.shownDate: unknown, unsupported a date as text in the zone of the machine here
    }

    static Object clonedCalendar() {
        Calendar calendar = new Own();
        return calendar.clone();      // check Main.clonedCalendar: unknown, unsupported a clone of a calendar of another class here
    }

    static int largest(int field) {
        Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone("UTC"));
        calendar.setTimeInMillis(0);
        return calendar.getActualMaximum(Calendar.YEAR);      // check Main.largest: unknown, unsupported the largest value of a field of a calendar here
    }

    static Timestamp stamped() {
        return Timestamp.valueOf(LocalDateTime.MIN);      // check Main.stamped: unknown, unsupported a local time in the zone of the machine here
    }

    static Object others(Timestamp stamp, java.sql.Date day, Time time) {
        return stamp.toLocalDateTime() + "" + day.toLocalDate() + time.toLocalTime() + java.sql.Date.valueOf(LocalDate.EPOCH) + Time.valueOf(LocalTime.NOON);
    }

    static LocalDate longYear() {
        return LocalDate.parse("1234567890123456789", new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 19, 19, SignStyle.NOT_NEGATIVE).toFormatter());      // check Main.longYear: unknown, unsupported a date with a number of more than 18 digits here
    }

    static Object fraction() {
        return new DateTimeFormatterBuilder().appendFraction(ChronoField.MINUTE_OF_HOUR, 1, 2, true);      // check Main.fraction: unknown, unsupported a fraction of a field other than seconds here
    }

    static Object offset() {
        return new DateTimeFormatterBuilder().appendOffset("+H:mm", "Z");      // check Main.offset: unknown, unsupported a pattern of offsets here
    }

    static Object zone() {
        return new DateTimeFormatterBuilder().appendZoneId();      // check Main.zone: unknown, unsupported the zone in a pattern of dates here
    }

    static Object names() {
        return DateTimeFormatter.ofPattern("MMM");      // check Main.names: unknown, unsupported names in a pattern of dates here
    }

    static boolean unit() {
        return LocalDate.EPOCH.isSupported(new Fortnight());      // check Main.unit: unknown, unsupported a unit of time of another class here
    }

    static Period amount() {
        return Period.ofDays(1).plus(Duration.ofDays(1));      // check Main.amount: unknown, unsupported an amount of time of another class here
    }

    static Object updater() {
        return AtomicIntegerFieldUpdater.newUpdater(Counter.class, "plain");      // check Main.updater: unknown, unsupported an updater of a field that no constants name, or that is not volatile here
    }

    static Object otherType() {
        return AtomicLongFieldUpdater.newUpdater(Counter.class, "count");      // check Main.otherType: unknown, unsupported an updater of a field that no constants name, or that is not volatile here
    }

    static Object attributes(Path path) throws java.io.IOException {
        return path == null ? null : Files.readAttributes(path, PosixFileAttributes.class);      // check Main.attributes: unknown, unsupported attributes of files that only some file systems have here
    }
}
