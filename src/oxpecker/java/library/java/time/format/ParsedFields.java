package java.time.format;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.HashMap;
import java.util.Map;

/** What a formatter has read: fields, and the date and the time that follow from them. */
final class ParsedFields implements TemporalAccessor {
    private final ResolverStyle style;
    private Map<TemporalField, Long> fields = new HashMap<TemporalField, Long>();
    private LocalDate date;
    private LocalTime time;
    ZoneId zone;
    boolean anyCase;

    ParsedFields(ResolverStyle style) {
        this.style = style;
    }

    public <R> R query(TemporalQuery<R> query) {
        return query == (TemporalQuery<?>) TemporalQueries.zoneId() ? (R) zone : TemporalAccessor.super.query(query);
    }

    ParsedFields copy() {
        ParsedFields other = new ParsedFields(style);
        other.restore(this);
        other.fields = new HashMap<TemporalField, Long>(fields);
        return other;
    }

    void restore(ParsedFields other) {
        fields = other.fields;
        zone = other.zone;
        anyCase = other.anyCase;
    }

    /** The place behind, or the problem if the field has another value already. */
    int put(TemporalField field, long value, int at, int end) {
        Long before = fields.put(field, value);
        return before == null || before == value ? end : -1 - at;
    }

    private boolean has(ChronoField field) {
        return fields.containsKey(field);
    }

    /** A value, which is no field any more. */
    private long take(ChronoField field) {
        long value = fields.remove(field);
        if (style != ResolverStyle.LENIENT) {
            field.checkValidValue(value);
        }
        return value;
    }

    // --- from fields to dates and times --------------------------------------------------------------------

    void resolve() {
        resolveYear();
        resolveDate();
        resolveTime();
        if (has(ChronoField.OFFSET_SECONDS)) {
            ChronoField.OFFSET_SECONDS.checkValidValue(fields.get(ChronoField.OFFSET_SECONDS));
        }
        check(date);
        check(time);
        resolveInstant();
    }

    private void resolveYear() {
        if (!has(ChronoField.YEAR_OF_ERA)) {
            return;
        }
        if (has(ChronoField.ERA)) {
            long era = take(ChronoField.ERA);
            long year = take(ChronoField.YEAR_OF_ERA);
            put(ChronoField.YEAR, era == 1 ? year : 1 - year, 0, 0);
        } else if (style == ResolverStyle.STRICT) {
            ChronoField.YEAR_OF_ERA.checkValidValue(fields.get(ChronoField.YEAR_OF_ERA));
        } else {
            long year = take(ChronoField.YEAR_OF_ERA);
            if (put(ChronoField.YEAR, year, 0, 0) < 0) {
                throw new DateTimeException("Conflict found: Year " + fields.get(ChronoField.YEAR) + " differs from Year " + year);
            }
        }
    }

    private void resolveDate() {
        if (has(ChronoField.EPOCH_DAY)) {
            date = LocalDate.ofEpochDay(fields.remove(ChronoField.EPOCH_DAY));
        } else if (has(ChronoField.YEAR) && has(ChronoField.MONTH_OF_YEAR) && has(ChronoField.DAY_OF_MONTH)) {
            int year = ChronoField.YEAR.checkValidIntValue(fields.remove(ChronoField.YEAR));
            int month = (int) take(ChronoField.MONTH_OF_YEAR);
            int day = (int) take(ChronoField.DAY_OF_MONTH);
            if (style == ResolverStyle.SMART) {
                day = Math.min(day, java.time.YearMonth.of(year, month).lengthOfMonth());
            }
            date = LocalDate.of(year, month, day);
        } else if (has(ChronoField.YEAR) && has(ChronoField.DAY_OF_YEAR)) {
            int year = ChronoField.YEAR.checkValidIntValue(fields.remove(ChronoField.YEAR));
            date = LocalDate.ofYearDay(year, (int) take(ChronoField.DAY_OF_YEAR));
        }
    }

    private void resolveTime() {
        if (has(ChronoField.CLOCK_HOUR_OF_DAY)) {
            long hour = take(ChronoField.CLOCK_HOUR_OF_DAY);
            put(ChronoField.HOUR_OF_DAY, hour == 24 ? 0 : hour, 0, 0);
        }
        if (has(ChronoField.CLOCK_HOUR_OF_AMPM)) {
            long hour = take(ChronoField.CLOCK_HOUR_OF_AMPM);
            put(ChronoField.HOUR_OF_AMPM, hour == 12 ? 0 : hour, 0, 0);
        }
        if (has(ChronoField.HOUR_OF_AMPM) && has(ChronoField.AMPM_OF_DAY)) {
            long half = take(ChronoField.AMPM_OF_DAY);
            put(ChronoField.HOUR_OF_DAY, half * 12 + take(ChronoField.HOUR_OF_AMPM), 0, 0);
        }
        if (has(ChronoField.NANO_OF_DAY)) {
            time = LocalTime.ofNanoOfDay(take(ChronoField.NANO_OF_DAY));
            return;
        }
        if (has(ChronoField.MILLI_OF_SECOND) && !has(ChronoField.NANO_OF_SECOND)) {
            put(ChronoField.NANO_OF_SECOND, take(ChronoField.MILLI_OF_SECOND) * 1000000L, 0, 0);
        }
        if (has(ChronoField.MICRO_OF_SECOND) && !has(ChronoField.NANO_OF_SECOND)) {
            put(ChronoField.NANO_OF_SECOND, take(ChronoField.MICRO_OF_SECOND) * 1000L, 0, 0);
        }
        boolean minute = has(ChronoField.MINUTE_OF_HOUR);
        boolean second = has(ChronoField.SECOND_OF_MINUTE);
        boolean nano = has(ChronoField.NANO_OF_SECOND);
        if (!has(ChronoField.HOUR_OF_DAY) || !minute && (second || nano) || !second && nano) {
            checkTime(ChronoField.MINUTE_OF_HOUR);
            checkTime(ChronoField.SECOND_OF_MINUTE);
            checkTime(ChronoField.NANO_OF_SECOND);
            return;
        }
        long hour = fields.remove(ChronoField.HOUR_OF_DAY);
        int minutes = minute ? (int) take(ChronoField.MINUTE_OF_HOUR) : 0;
        int seconds = second ? (int) take(ChronoField.SECOND_OF_MINUTE) : 0;
        int nanos = nano ? (int) take(ChronoField.NANO_OF_SECOND) : 0;
        boolean midnight = style == ResolverStyle.SMART && hour == 24 && minutes == 0 && seconds == 0 && nanos == 0;
        time = LocalTime.of(midnight ? 0 : ChronoField.HOUR_OF_DAY.checkValidIntValue(hour), minutes, seconds, nanos);
        if (midnight && date != null) {
            date = date.plusDays(1);
        }
    }

    private void checkTime(ChronoField field) {
        if (has(field)) {
            field.checkValidValue(fields.get(field));
        }
    }

    /** What was read beside the date or the time must say the same. */
    private void check(TemporalAccessor found) {
        if (found == null) {
            return;
        }
        for (ChronoField field : ChronoField.values()) {
            if (has(field) && found.isSupported(field)) {
                long value = fields.remove(field);
                long derived = found.getLong(field);
                if (value != derived) {
                    throw new DateTimeException("Conflict found: Field " + field + " " + derived + " differs from " + field + " " + value + " derived from " + found);
                }
            }
        }
    }

    private void resolveInstant() {
        if (date == null || time == null) {
            return;
        }
        if (zone != null) {
            ZonedDateTime zoned = date.atTime(time).atZone(zone);
            fields.put(ChronoField.INSTANT_SECONDS, zoned.toEpochSecond());
        } else if (has(ChronoField.OFFSET_SECONDS)) {
            ZoneOffset offset = ZoneOffset.ofTotalSeconds(fields.get(ChronoField.OFFSET_SECONDS).intValue());
            fields.put(ChronoField.INSTANT_SECONDS, date.atTime(time).toEpochSecond(offset));
        }
    }

    // --- questions -----------------------------------------------------------------------------------------

    public boolean isSupported(TemporalField field) {
        if (fields.containsKey(field) || date != null && date.isSupported(field) || time != null && time.isSupported(field)) {
            return true;
        }
        return field != null && !(field instanceof ChronoField) && field.isSupportedBy(this);
    }

    public long getLong(TemporalField field) {
        Long value = fields.get(java.util.Objects.requireNonNull(field, "field"));
        if (value != null) {
            return value;
        }
        if (date != null && date.isSupported(field)) {
            return date.getLong(field);
        }
        if (time != null && time.isSupported(field)) {
            return time.getLong(field);
        }
        if (field instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return field.getFrom(this);
    }

    public String toString() {
        String shown = fields + "," + "ISO" + (zone == null ? "" : "," + zone);
        if (date == null && time == null) {
            return shown;
        }
        return shown + " resolved to " + (date == null ? "" : date + (time == null ? "" : "T")) + (time == null ? "" : "" + time);
    }
}
