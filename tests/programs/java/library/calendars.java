// Calendars, dates and time zones of java.util, and those of databases.
// prints: 1 2566 7 32 2 8 220 6 2 0 4 4 5 21 981 9000000 0 18826911321981
// prints: 1 2523 7 33 2 10 222 3 2 0 4 4 5 21 981 9000000 0 17470085721981
// prints: 30 365 52 5 4 986434521981
// prints: 1 1991 0 3 3 20 20 1 3 0 0 0 0 0 0 9000000 0 664320600000
// prints: 1 1574 5 26 4 23 174 4 4 0 4 4 56 45 288 9000000 0 -12480730394712
// prints: 1 1571 5 26 5 26 177 3 4 0 4 4 56 45 288 9000000 0 -12575165594712
// prints: 31 365 52 5 5 1026268005288
// prints: 1 1992 0 2 2 7 7 3 1 0 2 2 0 0 0 9000000 0 694740600000
// prints: 1 1136 8 36 1 4 248 6 1 1 4 16 11 11 158 9000000 0 -26296568328842
// prints: 1 1136 2 11 2 13 73 6 2 1 4 16 11 11 158 9000000 0 -26311688328842
// prints: 31 365 52 5 5 1066225271158
// prints: 1 1993 0 3 3 13 13 4 2 0 0 0 0 0 0 9000000 0 726874200000
// prints: 1 2501 5 25 3 18 169 7 3 1 1 13 55 40 291 9000000 0 16771317940291
// prints: 1 2501 0 3 3 18 18 3 3 0 1 1 55 40 291 9000000 0 16758228340291
// prints: 31 365 53 5 4 1106177140291
// prints: 1 1994 0 1 1 4 4 3 1 0 0 0 0 0 0 9000000 0 757632600000
// prints: 1 2444 8 35 1 1 245 5 1 1 10 22 32 3 42 9000000 0 14979153723042
// prints: 1 2444 7 33 3 18 231 5 3 0 4 4 32 3 42 9000000 0 14977879323042
// prints: 30 365 52 5 4 1145930523042
// prints: 1 1995 3 15 2 10 100 2 2 0 0 0 0 0 0 9000000 0 797463000000
// prints: 1 2253 11 1 6 31 365 7 5 0 2 2 14 53 357 9000000 0 8962098293357
// prints: 1 2253 11 51 4 23 357 6 4 0 9 9 14 53 357 9000000 0 8961432293357
// prints: 31 365 52 5 5 1185777893357
// prints: 1 1996 1 6 2 6 37 3 1 0 6 6 0 0 0 9000000 0 823577400000
// prints: 1 2711 7 31 1 3 215 5 1 1 0 12 8 19 122 9000000 0 23402165899122
// prints: 1 2711 7 31 1 2 214 4 1 1 0 12 16 19 122 9000000 0 23402079979122
// prints: 30 366 52 5 4 1225791979122
// prints: 1 1997 0 3 3 12 12 1 2 0 0 0 0 0 0 9000000 0 853018200000
// prints: 1 1582 9 40 1 4 277 5 1 0 0 0 0 0 0 9000000 0 -12219388200000
// prints: 1 1582 9 40 1 15 278 6 1 0 0 0 0 0 0 9000000 0 -12219301800000
// prints: 1 1582 8 37 3 15 258 7 3 0 0 0 0 0 0 9000000 0 -12221029800000
// prints: 1 1582 9 41 2 20 283 4 2 0 0 0 0 0 0 9000000 0 -12218869800000
// prints: 0 101 1 10 5 29 60 2 5 0 1 1 2 0 0 9000000 0 -65318059680000
// prints: MONTH: 1 -> 2
// prints: MONTH
// prints: 0 2021 3 19 6 30 121 1 5 0 5 5 2 3 0 9000000 0 -125903366877000
// prints: true truefalse-1falsetrue110311281-2020-04-13T02:32:03ZGMT+02:30
// prints: 0 2021 3 19 6 30 121 1 5 0 5 5 2 3 0 0 0 -125903357877000
// prints: 1 2020 1 6 1 3 34 2 1 0 4 4 5 6 0 0 0 1580702706000
// prints: false true1970-01-01T00:00Z[GMT]24
// prints: 7 42
// prints: GMT 0 0falsefalseGMT0truetrue
// prints: UTC 0 0falsefalseUTC0truetrue
// prints: GMT+03:00 10800000 10800000falsefalseGMT+03:000truetrue
// prints: GMT-03:30 -12600000 -12600000falsefalseGMT-03:300truetrue
// prints: GMT+13:45 49500000 49500000falsefalseGMT+13:450truetrue
// prints: GMT+00:00 0 0falsefalseGMT0truetrue
// prints: East77GMT+03:0001
// prints: true 6-11969-12-31T23:59:59.993Z0truefalsetrue
// prints: -1234 7660000001969-12-31T23:59:58.766Z4truefalse1233truefalse-11
// prints: 999000000 9999
// prints: 11 3
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

class Own extends Calendar {
    protected void computeTime() {
        time = 42;
    }

    protected void computeFields() {
        fields[YEAR] = 7;
    }

    public void add(int field, int amount) {
        complete();
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

    void all() {
        computeTime();
        computeFields();
    }
}

class East extends TimeZone {
    private int offset = 5;

    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds) {
        return offset;
    }

    public int getRawOffset() {
        return offset;
    }

    public void setRawOffset(int offset) {
        this.offset = offset;
    }

    public boolean useDaylightTime() {
        return false;
    }

    public boolean inDaylightTime(Date date) {
        return false;
    }
}

class Main {
    static void all(Calendar calendar) {
        StringBuilder line = new StringBuilder();
        for (int field = 0; field < Calendar.FIELD_COUNT; field++) {
            line.append(calendar.get(field)).append(' ');
        }
        System.out.println(line + "" + calendar.getTimeInMillis());
    }

    static Calendar fresh(int first, int days) {
        Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone("GMT+02:30"), Locale.US);
        calendar.setFirstDayOfWeek(first);
        calendar.setMinimalDaysInFirstWeek(days);
        return calendar;
    }

    static void fields() {
        long seed = 7;
        for (int i = 1; i < 8; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            Calendar c = fresh(1 + i % 7, 1 + i % 5);
            c.setTimeInMillis((seed >> 16) % 30000000000000L);
            all(c);
            c.add(i % 15, i * 7 - 50);
            c.add((i + 5) % 15, i + 1);
            all(c);
            c.set(1 + i % 14, i - 5);
            c.set(2000 + i, i * 3, i * 5);
            System.out.println(c.getActualMaximum(Calendar.DATE) + " " + c.getActualMaximum(Calendar.DAY_OF_YEAR) + " " + c.getActualMaximum(Calendar.WEEK_OF_YEAR) + " " + c.getActualMaximum(Calendar.WEEK_OF_MONTH) + " " + c.getActualMaximum(Calendar.DAY_OF_WEEK_IN_MONTH) + " " + c.getTimeInMillis());
            c.clear();
            c.set(Calendar.YEAR, 1990 + i);
            if (i % 2 == 0) {
                c.set(Calendar.DAY_OF_WEEK, 3);
            }
            if (i % 3 == 0) {
                c.set(Calendar.WEEK_OF_YEAR, i);
            }
            if (i % 5 == 0) {
                c.set(Calendar.WEEK_OF_MONTH, i % 5);
            }
            if (i % 7 == 0) {
                c.set(Calendar.DAY_OF_WEEK_IN_MONTH, i % 4 - 1);
            }
            if (i % 4 == 1) {
                c.set(Calendar.DAY_OF_YEAR, i * 20);
            }
            if (i % 4 == 2) {
                c.set(Calendar.HOUR, i);
            }
            all(c);
        }
    }

    static void changes() {
        Calendar c = fresh(1, 1);
        c.clear();
        c.set(1582, 9, 4);
        all(c);
        c.add(Calendar.DATE, 1);
        all(c);
        c.add(Calendar.MONTH, -1);
        all(c);
        c.set(1582, 9, 20);
        all(c);
        c.set(1500, 1, 29, 1, 2);
        c.add(Calendar.YEAR, -1600);
        all(c);
        c.setLenient(false);
        c.set(2021, 1, 30, 1, 2, 3);
        try {
            System.out.println(c.getTime());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        c.set(2021, 13, 30);
        try {
            System.out.println(c.getTime());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        c.set(2021, 3, 30);
        c.set(Calendar.HOUR_OF_DAY, 5);
        all(c);
        Calendar later = (Calendar) c.clone();
        later.setTime(new Date(c.getTime().getTime() + 1));
        System.out.println(c.equals(c.clone()) + " " + c.before(later) + c.after(later) + c.compareTo(later) + c.isLenient() + c.isSet(3) + c.getFirstDayOfWeek() + c.getMinimalDaysInFirstWeek() + c.getMinimum(2) + c.getMaximum(5) + c.getGreatestMinimum(5) + c.getLeastMaximum(5) + c.getActualMinimum(5) + c.toInstant() + c.getTimeZone().getID());
        c.clear(Calendar.HOUR_OF_DAY);
        c.setTimeZone(TimeZone.getTimeZone("UTC"));
        all(c);
        all(GregorianCalendar.from(ZonedDateTime.parse("2020-02-03T04:05:06Z")));
        GregorianCalendar g = new GregorianCalendar(TimeZone.getTimeZone("GMT"), Locale.UK);
        g.setTimeInMillis(0);
        System.out.println(g.isLeapYear(1900) + " " + g.isLeapYear(1500) + g.toZonedDateTime() + g.getFirstDayOfWeek() + g.getMinimalDaysInFirstWeek());
        Own own = new Own();
        own.all();
        own.add(1, 2);
        System.out.println(own.get(Calendar.YEAR) + " " + own.getTimeInMillis());
    }

    static void zones() {
        for (String id : new String[] {"GMT", "UTC", "GMT+3", "GMT-0330", "GMT+13:45", "GMT+00:00"}) {
            TimeZone zone = TimeZone.getTimeZone(id);
            System.out.println(zone.getID() + " " + zone.getRawOffset() + " " + zone.getOffset(0) + zone.useDaylightTime() + zone.inDaylightTime(new Date(0)) + zone.toZoneId() + zone.getDSTSavings() + zone.equals(zone.clone()) + zone.hasSameRules(zone));
        }
        TimeZone own = new East();
        own.setID("East");
        own.setRawOffset(7);
        System.out.println(own.getID() + own.getOffset(1, 2, 3, 4, 5, 6) + own.getOffset(8) + TimeZone.getTimeZone(ZoneOffset.ofHours(3)).getID() + TimeZone.SHORT + TimeZone.LONG);
    }

    static void dates() {
        Date date = new Date(5);
        date.setTime(-7);
        System.out.println(date.equals(new Date(-7)) + " " + date.hashCode() + date.compareTo(new Date(4)) + date.toInstant() + Date.from(Instant.EPOCH).getTime() + date.before(new Date(4)) + date.after(new Date(4)) + date.clone().equals(date));
        Timestamp stamp = new Timestamp(-1234);
        System.out.println(stamp.getTime() + " " + stamp.getNanos() + stamp.toInstant() + Timestamp.from(Instant.ofEpochSecond(3, 4)).getNanos() + stamp.equals(new Timestamp(-1234)) + stamp.equals((Object) "x") + stamp.hashCode() + stamp.before(new Timestamp(0)) + stamp.after(new Timestamp(0)) + stamp.compareTo(new Timestamp(0)) + stamp.compareTo(new Date(-5000)));
        stamp.setNanos(5);
        stamp.setTime(9999);
        System.out.println(stamp.getNanos() + " " + stamp.getTime());
        java.sql.Date day = new java.sql.Date(5);
        Time time = new Time(6);
        int refused = 0;
        try {
            refused += day.getHours() + day.getMinutes() + day.getSeconds();
        } catch (IllegalArgumentException e) {
            refused++;
        }
        try {
            refused += time.getYear() + time.getMonth() + time.getDay() + time.getDate();
        } catch (IllegalArgumentException e) {
            refused++;
        }
        try {
            day.toInstant();
        } catch (UnsupportedOperationException e) {
            refused++;
        }
        System.out.println(day.getTime() + time.getTime() + " " + refused);
    }

    public static void main(String[] args) {
        fields();
        changes();
        zones();
        dates();
    }

    static void later(Date date) {      // check Main.later: valid
        if (date != null && date.getTime() < 1000) {
            Date next = new Date(date.getTime() + 1);
            assert date.before(next) && !next.before(date);
        }
    }

    static void here() {
        Calendar calendar = Calendar.getInstance();
        calendar.setTimeInMillis(0);
        int hour = calendar.get(Calendar.HOUR_OF_DAY);
        assert hour >= 0 && hour < 24;
        assert hour == 0;      // check Main.here: invalid, exception here
    }

    static int unsaid(Date date, TimeZone zone) {
        TimeZone.setDefault(zone);
        TimeZone.getDefault();
        Calendar.getInstance(Locale.US);
        Calendar.getInstance(zone);
        new GregorianCalendar(2020, 1, 2).hashCode();
        return date.getYear() + date.getMonth() + date.getDate() + date.getDay() + date.getHours() + date.getMinutes() + date.getSeconds();
    }
}
