package java.util;

import java.time.Instant;
import oxpecker.Oox;

/** Fields of a point in time, computed when they are asked for. */
public abstract class Calendar implements java.io.Serializable, Cloneable, Comparable<Calendar> {
    public static final int ERA = 0;
    public static final int YEAR = 1;
    public static final int MONTH = 2;
    public static final int WEEK_OF_YEAR = 3;
    public static final int WEEK_OF_MONTH = 4;
    public static final int DATE = 5;
    public static final int DAY_OF_MONTH = 5;
    public static final int DAY_OF_YEAR = 6;
    public static final int DAY_OF_WEEK = 7;
    public static final int DAY_OF_WEEK_IN_MONTH = 8;
    public static final int AM_PM = 9;
    public static final int HOUR = 10;
    public static final int HOUR_OF_DAY = 11;
    public static final int MINUTE = 12;
    public static final int SECOND = 13;
    public static final int MILLISECOND = 14;
    public static final int ZONE_OFFSET = 15;
    public static final int DST_OFFSET = 16;
    public static final int FIELD_COUNT = 17;
    public static final int SUNDAY = 1;
    public static final int MONDAY = 2;
    public static final int TUESDAY = 3;
    public static final int WEDNESDAY = 4;
    public static final int THURSDAY = 5;
    public static final int FRIDAY = 6;
    public static final int SATURDAY = 7;
    public static final int JANUARY = 0;
    public static final int FEBRUARY = 1;
    public static final int MARCH = 2;
    public static final int APRIL = 3;
    public static final int MAY = 4;
    public static final int JUNE = 5;
    public static final int JULY = 6;
    public static final int AUGUST = 7;
    public static final int SEPTEMBER = 8;
    public static final int OCTOBER = 9;
    public static final int NOVEMBER = 10;
    public static final int DECEMBER = 11;
    public static final int UNDECIMBER = 12;
    public static final int AM = 0;
    public static final int PM = 1;
    public static final int ALL_STYLES = 0;
    public static final int SHORT = 1;
    public static final int LONG = 2;

    /** A field that is not set, and one that was computed; higher marks were set later. */
    static final int UNSET = 0;
    static final int COMPUTED = 1;

    protected int[] fields = new int[FIELD_COUNT];
    protected boolean[] isSet = new boolean[FIELD_COUNT];
    protected long time;
    protected boolean isTimeSet;
    protected boolean areFieldsSet;
    int[] marks = new int[FIELD_COUNT];
    private int next = COMPUTED + 1;
    /** Whether the fields of the time wait to be computed until somebody asks for one. */
    private boolean waiting;
    private boolean lenient = true;
    private TimeZone zone;
    private int firstDay;
    private int minimalDays;

    protected Calendar() {
        this(TimeZone.getDefault(), Locale.getDefault());
    }

    /** Which day begins a week depends on the country. */
    protected Calendar(TimeZone zone, Locale locale) {
        Locale.$requireEnglish(locale);
        this.zone = zone;
        boolean british = locale.equals(Locale.UK);
        this.firstDay = british ? MONDAY : SUNDAY;
        this.minimalDays = british ? 4 : 1;
    }

    public static Calendar getInstance() {
        return new GregorianCalendar();
    }

    public static Calendar getInstance(TimeZone zone) {
        return new GregorianCalendar(zone);
    }

    public static Calendar getInstance(Locale locale) {
        return new GregorianCalendar(locale);
    }

    public static Calendar getInstance(TimeZone zone, Locale locale) {
        return new GregorianCalendar(zone, locale);
    }

    protected abstract void computeTime();

    protected abstract void computeFields();

    // --- the point in time ---------------------------------------------------------------------------------

    public final Date getTime() {
        return new Date(getTimeInMillis());
    }

    public final void setTime(Date date) {
        setTimeInMillis(date.getTime());
    }

    public long getTimeInMillis() {
        if (!isTimeSet) {
            computeTime();
            isTimeSet = true;
        }
        return time;
    }

    public void setTimeInMillis(long millis) {
        time = millis;
        isTimeSet = true;
        areFieldsSet = false;
        waiting = true;
        if (getClass() != GregorianCalendar.class) {
            settle();
        }
    }

    private void settle() {
        if (waiting) {
            complete();
        }
    }

    public final Instant toInstant() {
        return Instant.ofEpochMilli(getTimeInMillis());
    }

    // --- fields --------------------------------------------------------------------------------------------

    public int get(int field) {
        complete();
        return fields[field];
    }

    protected void complete() {
        waiting = false;
        if (!isTimeSet) {
            computeTime();
            isTimeSet = true;
        }
        if (!areFieldsSet) {
            computeFields();
            areFieldsSet = true;
        }
    }

    /** Those that were not set before a change count as computed. */
    public void set(int field, int value) {
        settle();
        if (areFieldsSet && !isTimeSet) {
            complete();
        }
        fields[field] = value;
        isTimeSet = false;
        areFieldsSet = false;
        isSet[field] = true;
        marks[field] = next;
        next++;
    }

    public final void set(int year, int month, int day) {
        set(YEAR, year);
        set(MONTH, month);
        set(DATE, day);
    }

    public final void set(int year, int month, int day, int hour, int minute) {
        set(year, month, day);
        set(HOUR_OF_DAY, hour);
        set(MINUTE, minute);
    }

    public final void set(int year, int month, int day, int hour, int minute, int second) {
        set(year, month, day, hour, minute);
        set(SECOND, second);
    }

    public final void clear() {
        waiting = false;
        for (int field = 0; field < FIELD_COUNT; field++) {
            fields[field] = 0;
            marks[field] = UNSET;
            isSet[field] = false;
        }
        areFieldsSet = false;
        isTimeSet = false;
    }

    public final void clear(int field) {
        settle();
        fields[field] = 0;
        marks[field] = UNSET;
        isSet[field] = false;
        areFieldsSet = false;
        isTimeSet = false;
    }

    public final boolean isSet(int field) {
        settle();
        return marks[field] != UNSET;
    }

    public abstract void add(int field, int amount);

    public abstract int getMinimum(int field);

    public abstract int getMaximum(int field);

    public abstract int getGreatestMinimum(int field);

    public abstract int getLeastMaximum(int field);

    public abstract int getActualMaximum(int field);

    public abstract int getActualMinimum(int field);

    // --- settings ------------------------------------------------------------------------------------------

    public TimeZone getTimeZone() {
        return zone;
    }

    public void setTimeZone(TimeZone zone) {
        settle();
        this.zone = zone;
        areFieldsSet = false;
    }

    public boolean isLenient() {
        return lenient;
    }

    public void setLenient(boolean lenient) {
        this.lenient = lenient;
    }

    public int getFirstDayOfWeek() {
        return firstDay;
    }

    public void setFirstDayOfWeek(int day) {
        if (firstDay != day) {
            firstDay = day;
            recompute();
        }
    }

    public int getMinimalDaysInFirstWeek() {
        return minimalDays;
    }

    public void setMinimalDaysInFirstWeek(int days) {
        if (minimalDays != days) {
            minimalDays = days;
            recompute();
        }
    }

    private void recompute() {
        settle();
        if (isTimeSet && areFieldsSet) {
            computeFields();
        } else if (marks[WEEK_OF_YEAR] == COMPUTED || marks[WEEK_OF_MONTH] == COMPUTED) {
            complete();
        }
    }

    // --- order ---------------------------------------------------------------------------------------------

    public boolean before(Object other) {
        return other instanceof Calendar && compareTo((Calendar) other) < 0;
    }

    public boolean after(Object other) {
        return other instanceof Calendar && compareTo((Calendar) other) > 0;
    }

    public int compareTo(Calendar other) {
        return Long.compare(getTimeInMillis(), other.getTimeInMillis());
    }

    private boolean sameSettings(Calendar other) {
        return lenient == other.lenient && firstDay == other.firstDay && minimalDays == other.minimalDays && zone.equals(other.zone);
    }

    public boolean equals(Object other) {
        return other instanceof Calendar && compareTo((Calendar) other) == 0 && sameSettings((Calendar) other);
    }

    public int hashCode() {
        int settings = (lenient ? 1 : 0) | firstDay << 1 | minimalDays << 4 | zone.hashCode() << 7;
        long value = getTimeInMillis();
        return (int) value ^ (int) (value >> 32) ^ settings;
    }

    /** Gives a new calendar what this one has. */
    void copyTo(Calendar other) {
        other.fields = fields.clone();
        other.isSet = isSet.clone();
        other.marks = marks.clone();
        other.time = time;
        other.isTimeSet = isTimeSet;
        other.areFieldsSet = areFieldsSet;
        other.next = next;
        other.waiting = waiting;
        other.lenient = lenient;
        other.zone = zone;
        other.firstDay = firstDay;
        other.minimalDays = minimalDays;
    }

    public Object clone() {
        return Oox.unsupported("a clone of a calendar of another class");
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
