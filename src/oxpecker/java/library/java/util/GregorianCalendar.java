package java.util;

import java.time.ZonedDateTime;
import oxpecker.Oox;

/** The calendar of most of the world: Julian until 4 October 1582, then Gregorian. */
public class GregorianCalendar extends Calendar {
    public static final int BC = 0;
    public static final int AD = 1;

    private static final long DAY = 86400000L;
    /** The day of 15 October 1582, counted from 1970. */
    private static final long CHANGE = -141427L;

    private static final int[] LEAST = {0, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, -46800000, 0};
    private static final int[] LEAST_MOST = {1, 292269054, 11, 52, 4, 28, 355, 7, 3, 1, 11, 23, 59, 59, 999, 50400000, 1200000};
    private static final int[] MOST = {1, 292278994, 11, 53, 6, 31, 366, 7, 6, 1, 11, 23, 59, 59, 999, 50400000, 7200000};

    public GregorianCalendar() {
        this(TimeZone.getDefault(), Locale.getDefault());
    }

    public GregorianCalendar(TimeZone zone) {
        this(zone, Locale.getDefault());
    }

    public GregorianCalendar(Locale locale) {
        this(TimeZone.getDefault(), locale);
    }

    public GregorianCalendar(TimeZone zone, Locale locale) {
        super(zone, locale);
        setTimeInMillis(System.currentTimeMillis());
    }

    public GregorianCalendar(int year, int month, int day) {
        this(year, month, day, 0, 0, 0);
    }

    public GregorianCalendar(int year, int month, int day, int hour, int minute) {
        this(year, month, day, hour, minute, 0);
    }

    public GregorianCalendar(int year, int month, int day, int hour, int minute, int second) {
        super();
        set(year, month, day, hour, minute, second);
        set(MILLISECOND, 0);
    }

    public static GregorianCalendar from(ZonedDateTime moment) {
        GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone(moment.getZone()));
        calendar.setFirstDayOfWeek(MONDAY);
        calendar.setMinimalDaysInFirstWeek(4);
        calendar.setTimeInMillis(Math.addExact(Math.multiplyExact(moment.toEpochSecond(), 1000L), (long) (moment.getNano() / 1000000)));
        return calendar;
    }

    public ZonedDateTime toZonedDateTime() {
        return ZonedDateTime.ofInstant(toInstant(), getTimeZone().toZoneId());
    }

    // --- days ----------------------------------------------------------------------------------------------

    /** Years of each kind begin in March here, so that the day that only some have is the last one. */
    private static long dayOf(long year, int month, boolean julian) {
        long shifted = month < 2 ? year - 1 : year;
        int ofYear = (153 * (month < 2 ? month + 10 : month - 2) + 2) / 5;
        if (julian) {
            return Math.floorDiv(shifted * 1461, 4L) + ofYear - 719470;
        }
        return 365 * shifted + Math.floorDiv(shifted, 4L) - Math.floorDiv(shifted, 100L) + Math.floorDiv(shifted, 400L) + ofYear - 719468;
    }

    /** The first day of a month. */
    private static long firstOf(long year, int month) {
        long gregorian = dayOf(year, month, false);
        return gregorian >= CHANGE ? gregorian : dayOf(year, month, true);
    }

    /** The year, the month and the day of the month of a day. */
    private static long[] monthOf(long day) {
        boolean julian = day < CHANGE;
        long since = day + (julian ? 719470 : 719468);
        long era = Math.floorDiv(since, julian ? 1461L : 146097L);
        int ofEra = (int) (since - era * (julian ? 1461 : 146097));
        int year = julian ? (ofEra - ofEra / 1460) / 365 : (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365;
        int ofYear = ofEra - (julian ? 365 * year : 365 * year + year / 4 - year / 100);
        int shifted = (5 * ofYear + 2) / 153;
        int date = ofYear - (153 * shifted + 2) / 5 + 1;
        return new long[] {era * (julian ? 4 : 400) + year + (shifted < 10 ? 0 : 1), shifted < 10 ? shifted + 2 : shifted - 10, date};
    }

    private static int dayOfWeek(long day) {
        return (int) Math.floorMod(day + 4, 7L) + 1;
    }

    public boolean isLeapYear(int year) {
        if ((year & 3) != 0) {
            return false;
        }
        return year < 1582 || year % 100 != 0 || year % 400 == 0;
    }

    // --- fields from the time ------------------------------------------------------------------------------

    protected void computeFields() {
        int offset = getTimeZone().getOffset(time);
        int standard = getTimeZone().useDaylightTime() ? getTimeZone().getRawOffset() : offset;
        long local = time + offset;
        long day = Math.floorDiv(local, DAY);
        int ofDay = (int) Math.floorMod(local, DAY);
        long[] date = monthOf(day);
        int year = (int) date[0];
        put(ERA, year > 0 ? AD : BC);
        put(YEAR, year > 0 ? year : 1 - year);
        put(MONTH, (int) date[1]);
        put(DAY_OF_MONTH, (int) date[2]);
        put(DAY_OF_YEAR, dayOfYear(day, date));
        put(DAY_OF_WEEK, dayOfWeek(day));
        put(DAY_OF_WEEK_IN_MONTH, (int) (day - firstOf(date[0], (int) date[1])) / 7 + 1);
        put(HOUR_OF_DAY, ofDay / 3600000);
        put(AM_PM, ofDay / 43200000);
        put(HOUR, ofDay / 3600000 % 12);
        put(MINUTE, ofDay / 60000 % 60);
        put(SECOND, ofDay / 1000 % 60);
        put(MILLISECOND, ofDay % 1000);
        put(ZONE_OFFSET, standard);
        put(DST_OFFSET, offset - standard);
        put(WEEK_OF_YEAR, weekOfYear(day, year));
        put(WEEK_OF_MONTH, week(firstOf(year, (int) date[1]), day));
    }

    private static int dayOfYear(long day, long[] date) {
        if (date[0] == 1582 && day >= CHANGE) {
            return (int) (day - firstOf(1582, 0)) + 1;
        }
        return (int) (day - dayOf(date[0], 0, day < CHANGE)) + 1;
    }

    private void put(int field, int value) {
        fields[field] = value;
        isSet[field] = true;
        marks[field] = COMPUTED;
    }

    /** The first day of the week in which a day lies. */
    private long weekStart(long day) {
        return day - Math.floorMod(dayOfWeek(day) - getFirstDayOfWeek(), 7);
    }

    /** The first day of the first week of a month or a year that begins on a day. */
    private long firstWeek(long first) {
        long start = weekStart(first);
        return start + 7 - first >= getMinimalDaysInFirstWeek() ? start : start + 7;
    }

    private int week(long first, long day) {
        return (int) Math.floorDiv(day - firstWeek(first), 7L) + 1;
    }

    private int weekOfYear(long day, int year) {
        if (day >= firstWeek(firstOf(year + 1L, 0))) {
            return 1;
        }
        int week = week(firstOf(year, 0), day);
        return week > 0 ? week : week(firstOf(year - 1L, 0), day);
    }

    // --- the time from fields ------------------------------------------------------------------------------

    protected void computeTime() {
        if (!isLenient()) {
            checkFields();
        }
        int year = isSet(YEAR) ? fields[YEAR] : 1970;
        long proleptic = isSet(ERA) && fields[ERA] == BC ? 1L - year : year;
        long day = fixedDay(proleptic);
        long local = day * DAY + timeOfDay();
        long offset;
        if (marks[ZONE_OFFSET] > COMPUTED || marks[DST_OFFSET] > COMPUTED) {
            offset = (isSet(ZONE_OFFSET) ? fields[ZONE_OFFSET] : 0) + (isSet(DST_OFFSET) ? fields[DST_OFFSET] : 0);
        } else {
            offset = getTimeZone().getOffset(local - getTimeZone().getRawOffset());
        }
        time = local - offset;
        computeFields();
        areFieldsSet = true;
    }

    private void checkFields() {
        for (int field = 0; field < FIELD_COUNT; field++) {
            if (marks[field] > COMPUTED && (fields[field] < getMinimum(field) || fields[field] > getMaximum(field))) {
                throw new IllegalArgumentException(NAMES[field]);
            }
        }
        int[] given = fields.clone();
        int[] before = marks.clone();
        setLenient(true);
        computeTime();
        setLenient(false);
        areFieldsSet = false;
        for (int field = 0; field < FIELD_COUNT; field++) {
            if (before[field] > COMPUTED && fields[field] != given[field]) {
                String changed = NAMES[field] + ": " + given[field] + " -> " + fields[field];
                fields = given;
                marks = before;
                throw new IllegalArgumentException(changed);
            }
        }
        fields = given;
        marks = before;
    }

    private static final String[] NAMES = {"ERA", "YEAR", "MONTH", "WEEK_OF_YEAR", "WEEK_OF_MONTH", "DAY_OF_MONTH", "DAY_OF_YEAR", "DAY_OF_WEEK", "DAY_OF_WEEK_IN_MONTH", "AM_PM", "HOUR", "HOUR_OF_DAY", "MINUTE", "SECOND", "MILLISECOND", "ZONE_OFFSET", "DST_OFFSET"};

    private long timeOfDay() {
        long hours;
        if (marks[HOUR_OF_DAY] != UNSET && marks[HOUR_OF_DAY] >= Math.max(marks[HOUR], marks[AM_PM])) {
            hours = fields[HOUR_OF_DAY];
        } else {
            hours = (long) fields[HOUR] + (isSet(AM_PM) ? 12L * fields[AM_PM] : 0);
        }
        return ((hours * 60 + fields[MINUTE]) * 60 + fields[SECOND]) * 1000 + fields[MILLISECOND];
    }

    private static int both(int one, int two) {
        return one == UNSET || two == UNSET ? UNSET : Math.max(one, two);
    }

    /** The day that the fields mean which were set last. */
    private long fixedDay(long year) {
        int dayOfWeek = marks[DAY_OF_WEEK];
        int date = marks[DAY_OF_MONTH];
        int weekOfMonth = both(marks[WEEK_OF_MONTH], dayOfWeek);
        int inMonth = both(marks[DAY_OF_WEEK_IN_MONTH], dayOfWeek);
        int ofYear = marks[DAY_OF_YEAR];
        int weekOfYear = both(marks[WEEK_OF_YEAR], dayOfWeek);
        int best = Math.max(Math.max(Math.max(date, weekOfMonth), Math.max(inMonth, ofYear)), weekOfYear);
        if (best == UNSET) {
            weekOfMonth = marks[WEEK_OF_MONTH];
            inMonth = Math.max(marks[DAY_OF_WEEK_IN_MONTH], dayOfWeek);
            weekOfYear = marks[WEEK_OF_YEAR];
            best = Math.max(Math.max(weekOfMonth, inMonth), weekOfYear);
            if (best == UNSET) {
                date = marks[MONTH];
                best = date;
            }
        }
        boolean inWeekOfMonth = best == weekOfMonth && marks[WEEK_OF_MONTH] >= marks[WEEK_OF_YEAR];
        boolean countedInMonth = best == inMonth && marks[DAY_OF_WEEK_IN_MONTH] >= marks[WEEK_OF_YEAR];
        if (best == date || inWeekOfMonth || countedInMonth) {
            return dayInMonth(year, best == date, weekOfMonth == inMonth ? marks[WEEK_OF_MONTH] >= marks[DAY_OF_WEEK_IN_MONTH] : best == weekOfMonth);
        }
        if (best == ofYear) {
            return firstOf(year, 0) + fields[DAY_OF_YEAR] - 1;
        }
        long week = firstWeek(firstOf(year, 0)) + 7L * ((long) fields[WEEK_OF_YEAR] - 1);
        return inWeek(week);
    }

    private long inWeek(long week) {
        int wanted = isSet(DAY_OF_WEEK) ? fields[DAY_OF_WEEK] : getFirstDayOfWeek();
        return week + Math.floorMod(wanted - getFirstDayOfWeek(), 7);
    }

    private long dayInMonth(long year, boolean byDate, boolean byWeek) {
        int given = isSet(MONTH) ? fields[MONTH] : JANUARY;
        long inYear = year + Math.floorDiv(given, 12);
        int month = Math.floorMod(given, 12);
        long first = firstOf(inYear, month);
        if (byDate) {
            int date = isSet(DAY_OF_MONTH) ? fields[DAY_OF_MONTH] : 1;
            if (inYear == 1582 && month == OCTOBER) {
                return first + date - 1 - (date > 4 && date < 15 ? 0 : date >= 15 ? 10 : 0);
            }
            return first + date - 1;
        }
        if (byWeek) {
            return inWeek(firstWeek(first) + 7L * ((isSet(WEEK_OF_MONTH) ? fields[WEEK_OF_MONTH] : 1L) - 1));
        }
        int wanted = isSet(DAY_OF_WEEK) ? fields[DAY_OF_WEEK] : getFirstDayOfWeek();
        int count = isSet(DAY_OF_WEEK_IN_MONTH) ? fields[DAY_OF_WEEK_IN_MONTH] : 1;
        if (count >= 0) {
            return first + Math.floorMod(wanted - dayOfWeek(first), 7) + 7L * (count - 1);
        }
        long last = firstOf(inYear + (month == 11 ? 1 : 0), (month + 1) % 12) - 1;
        return last - Math.floorMod(dayOfWeek(last) - wanted, 7) + 7L * (count + 1);
    }

    // --- changes -------------------------------------------------------------------------------------------

    public void add(int field, int amount) {
        if (amount == 0) {
            return;
        }
        if (field < 0 || field >= ZONE_OFFSET) {
            throw new IllegalArgumentException();
        }
        complete();
        if (field == YEAR || field == MONTH) {
            int year = fields[ERA] == AD ? fields[YEAR] : 1 - fields[YEAR];
            long months = year * 12L + fields[MONTH] + (field == YEAR ? (year > 0 || fields[ERA] == AD ? amount : -amount) * 12L : amount);
            moveTo(Math.floorDiv(months, 12L), (int) Math.floorMod(months, 12L));
        } else if (field == ERA) {
            set(ERA, amount > 0 ? AD : BC);
            complete();
        } else {
            move(field, amount);
        }
    }

    /** The same day of another month, or its last one. */
    private void moveTo(long year, int month) {
        int date = fields[DAY_OF_MONTH];
        set(ERA, year > 0 ? AD : BC);
        set(YEAR, (int) (year > 0 ? year : 1 - year));
        set(MONTH, month);
        long next = firstOf(month == 11 ? year + 1 : year, (month + 1) % 12);
        int length = (int) (next - firstOf(year, month));
        if (year == 1582 && month == OCTOBER) {
            length = 31;
        }
        set(DAY_OF_MONTH, Math.min(date, length));
        complete();
    }

    /** Days keep the time of the clock, hours follow the time line. */
    private void move(int field, int amount) {
        long unit;
        switch (field) {
            case HOUR: case HOUR_OF_DAY: unit = 3600000L; break;
            case MINUTE: unit = 60000L; break;
            case SECOND: unit = 1000L; break;
            case MILLISECOND: unit = 1L; break;
            case AM_PM: unit = 43200000L; break;
            case WEEK_OF_YEAR: case WEEK_OF_MONTH: case DAY_OF_WEEK_IN_MONTH: unit = 7 * DAY; break;
            default: unit = DAY; break;
        }
        long later = time + unit * amount;
        if (unit >= 43200000L) {
            int before = fields[ZONE_OFFSET] + fields[DST_OFFSET];
            later += before - getTimeZone().getOffset(later);
        }
        setTimeInMillis(later);
    }

    // --- limits --------------------------------------------------------------------------------------------

    public int getMinimum(int field) {
        return LEAST[field];
    }

    public int getMaximum(int field) {
        return MOST[field];
    }

    public int getGreatestMinimum(int field) {
        return LEAST[field];
    }

    public int getLeastMaximum(int field) {
        return LEAST_MOST[field];
    }

    public int getActualMinimum(int field) {
        return getMinimum(field);
    }

    public int getActualMaximum(int field) {
        complete();
        long year = fields[ERA] == AD ? fields[YEAR] : 1L - fields[YEAR];
        int month = fields[MONTH];
        if (year == 1582 || year < 1 || field == YEAR || field >= ZONE_OFFSET) {
            return Oox.unsupported("the largest value of a field of a calendar");
        }
        long first = firstOf(year, month);
        int days = (int) (firstOf(month == 11 ? year + 1 : year, (month + 1) % 12) - first);
        switch (field) {
            case DAY_OF_MONTH: return days;
            case DAY_OF_YEAR: return (int) (firstOf(year + 1, 0) - firstOf(year, 0));
            case WEEK_OF_MONTH: return week(first, first + days - 1);
            case DAY_OF_WEEK_IN_MONTH: return (days - 1 - Math.floorMod(fields[DAY_OF_WEEK] - dayOfWeek(first), 7)) / 7 + 1;
            case WEEK_OF_YEAR: return (int) ((firstWeek(firstOf(year + 1, 0)) - firstWeek(firstOf(year, 0))) / 7);
            default: return MOST[field];
        }
    }

    public Object clone() {
        if (getClass() != GregorianCalendar.class) {
            return super.clone();
        }
        GregorianCalendar copy = new GregorianCalendar(getTimeZone(), Locale.ROOT);
        copyTo(copy);
        return copy;
    }

    public boolean equals(Object other) {
        return other instanceof GregorianCalendar && super.equals(other);
    }

    public int hashCode() {
        return super.hashCode() ^ (int) (CHANGE * DAY);
    }
}
