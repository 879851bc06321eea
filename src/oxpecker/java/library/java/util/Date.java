package java.util;

import java.time.Instant;
import oxpecker.Oox;
import oxpecker.Query;

/** Milliseconds since 1970. What depends on the zone of the machine asks a calendar. */
public class Date implements java.io.Serializable, Cloneable, Comparable<Date> {
    private long time;

    public Date() {
        this.time = System.currentTimeMillis();
    }

    public Date(long time) {
        this.time = time;
    }

    public static Date from(Instant instant) {
        try {
            return new Date(instant.toEpochMilli());
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public Instant toInstant() {
        return Instant.ofEpochMilli(getTime());
    }

    @Query
    public long getTime() {
        return time;
    }

    public void setTime(long time) {
        this.time = time;
    }

    public boolean before(Date other) {
        return getTime() < other.getTime();
    }

    public boolean after(Date other) {
        return getTime() > other.getTime();
    }

    private int field(int field) {
        Calendar calendar = Calendar.getInstance();
        calendar.setTimeInMillis(time);
        return calendar.get(field);
    }

    public int getYear() {
        return field(Calendar.YEAR) - 1900;
    }

    public int getMonth() {
        return field(Calendar.MONTH);
    }

    public int getDate() {
        return field(Calendar.DATE);
    }

    public int getDay() {
        return field(Calendar.DAY_OF_WEEK) - 1;
    }

    public int getHours() {
        return field(Calendar.HOUR_OF_DAY);
    }

    public int getMinutes() {
        return field(Calendar.MINUTE);
    }

    public int getSeconds() {
        return field(Calendar.SECOND);
    }

    public int compareTo(Date other) {
        return Long.compare(getTime(), other.getTime());
    }

    public boolean equals(Object other) {
        return other instanceof Date && getTime() == ((Date) other).getTime();
    }

    public int hashCode() {
        long value = getTime();
        return (int) value ^ (int) (value >> 32);
    }

    public Object clone() {
        if (getClass() != Date.class) {
            return Oox.unsupported("a clone of a subclass of Date");
        }
        return new Date(time);
    }

    public String toString() {
        return Oox.unsupported("a date as text in the zone of the machine");
    }
}
