package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;

/** A part of a formatter: prints itself, and reads itself back. */
abstract class FormatPart {
    /** Whether it could be printed; otherwise nothing is. An optional part does not complain. */
    abstract boolean print(TemporalAccessor temporal, StringBuilder out, boolean optional);

    /** The place behind it, or less than 0: -1 - the place of the problem. */
    abstract int read(ParsedFields fields, CharSequence text, int at);

    static Long value(TemporalAccessor temporal, TemporalField field, boolean optional) {
        if (optional && !temporal.isSupported(field)) {
            return null;
        }
        return temporal.getLong(field);
    }

    static boolean digit(CharSequence text, int at) {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    static final class Literal extends FormatPart {
        private final String literal;

        Literal(String literal) {
            this.literal = literal;
        }

        boolean print(TemporalAccessor temporal, StringBuilder out, boolean optional) {
            out.append(literal);
            return true;
        }

        int read(ParsedFields fields, CharSequence text, int at) {
            int end = at + literal.length();
            if (end > text.length()) {
                return -1 - at;
            }
            String found = text.subSequence(at, end).toString();
            boolean same = fields.anyCase ? found.equalsIgnoreCase(literal) : found.equals(literal);
            return same ? end : -1 - at;
        }
    }

    /** Whether letters may be in any case from here on. */
    static final class Case extends FormatPart {
        private final boolean any;

        Case(boolean any) {
            this.any = any;
        }

        boolean print(TemporalAccessor temporal, StringBuilder out, boolean optional) {
            return true;
        }

        int read(ParsedFields fields, CharSequence text, int at) {
            fields.anyCase = any;
            return at;
        }
    }

    static final class Number extends FormatPart {
        final TemporalField field;
        final int least;
        final int most;
        final SignStyle sign;
        /** The digits that numbers directly behind this one need; -1 where this one has a fixed width. */
        final int reserved;

        Number(TemporalField field, int least, int most, SignStyle sign, int reserved) {
            this.field = field;
            this.least = least;
            this.most = most;
            this.sign = sign;
            this.reserved = reserved;
        }

        boolean print(TemporalAccessor temporal, StringBuilder out, boolean optional) {
            Long found = value(temporal, field, optional);
            if (found == null) {
                return false;
            }
            long value = found;
            String digits = value == Long.MIN_VALUE ? "9223372036854775808" : Long.toString(Math.abs(value));
            if (digits.length() > most) {
                throw new DateTimeException("Field " + field + " cannot be printed as the value " + value + " exceeds the maximum print width of " + most);
            }
            if (value >= 0) {
                if (sign == SignStyle.ALWAYS || sign == SignStyle.EXCEEDS_PAD && least < 19 && digits.length() > least) {
                    out.append('+');
                }
            } else if (sign == SignStyle.NOT_NEGATIVE) {
                throw new DateTimeException("Field " + field + " cannot be printed as the value " + value + " cannot be negative according to the SignStyle");
            } else if (sign != SignStyle.NEVER) {
                out.append('-');
            }
            for (int i = digits.length(); i < least; i++) {
                out.append('0');
            }
            out.append(digits);
            return true;
        }

        int read(ParsedFields fields, CharSequence text, int start) {
            int at = start;
            if (at == text.length()) {
                return -1 - at;
            }
            char first = text.charAt(at);
            boolean fixed = least == most;
            boolean plus = first == '+';
            boolean minus = first == '-';
            if (plus || minus) {
                boolean allowed = sign == SignStyle.ALWAYS || sign == SignStyle.EXCEEDS_PAD || sign == SignStyle.NORMAL && minus;
                if (!allowed) {
                    return -1 - at;
                }
                at++;
            } else if (sign == SignStyle.ALWAYS) {
                return -1 - at;
            }
            int begin = at;
            int available = 0;
            int limit = fixed || reserved < 0 ? most : most + reserved;
            while (available < limit && digit(text, at + available)) {
                available++;
            }
            int taken = Math.min(most, Math.max(least, reserved > 0 ? available - reserved : available));
            if (available < least || taken > available) {
                return -1 - begin;
            }
            if (taken > 18) {
                return oxpecker.Oox.<Integer>unsupported("a date with a number of more than 18 digits");
            }
            long value = 0;
            for (int i = 0; i < taken; i++) {
                value = value * 10 + text.charAt(at + i) - '0';
            }
            if (minus) {
                if (value == 0) {
                    return -1 - (begin - 1);
                }
                value = -value;
            } else if (sign == SignStyle.EXCEEDS_PAD) {
                if (plus && taken <= least) {
                    return -1 - (begin - 1);
                }
                if (!plus && taken > least) {
                    return -1 - begin;
                }
            }
            return fields.put(field, value, begin, begin + taken);
        }
    }

    /** Two digits of a year from 2000 on. */
    static final class TwoDigits extends FormatPart {
        private final TemporalField field;

        TwoDigits(TemporalField field) {
            this.field = field;
        }

        boolean print(TemporalAccessor temporal, StringBuilder out, boolean optional) {
            Long found = value(temporal, field, optional);
            if (found == null) {
                return false;
            }
            long digits = Math.abs(found % 100);
            out.append(digits < 10 ? "0" : "").append(digits);
            return true;
        }

        int read(ParsedFields fields, CharSequence text, int at) {
            if (!digit(text, at) || !digit(text, at + 1)) {
                return -1 - at;
            }
            return fields.put(field, 2000 + (text.charAt(at) - '0') * 10 + text.charAt(at + 1) - '0', at, at + 2);
        }
    }

    /** A part of a second, or of another field from 0. */
    static final class Fraction extends FormatPart {
        private final TemporalField field;
        private final int least;
        private final int most;
        private final boolean point;

        Fraction(TemporalField field, int least, int most, boolean point) {
            this.field = field;
            this.least = least;
            this.most = most;
            this.point = point;
        }

        boolean print(TemporalAccessor temporal, StringBuilder out, boolean optional) {
            Long found = value(temporal, field, optional);
            if (found == null) {
                return false;
            }
            String digits = ("" + (found + 1000000000L)).substring(1);
            int count = most;
            while (count > least && digits.charAt(count - 1) == '0') {
                count--;
            }
            if (count > 0) {
                out.append(point ? "." : "").append(digits, 0, count);
            }
            return true;
        }

        int read(ParsedFields fields, CharSequence text, int start) {
            int at = start;
            if (at == text.length()) {
                return least > 0 ? -1 - at : at;
            }
            if (point) {
                if (text.charAt(at) != '.') {
                    return least > 0 ? -1 - at : at;
                }
                at++;
            }
            int count = 0;
            while (count < most && digit(text, at + count)) {
                count++;
            }
            if (count < least) {
                return -1 - at;
            }
            long value = 0;
            for (int i = 0; i < 9; i++) {
                value = value * 10 + (i < count ? text.charAt(at + i) - '0' : 0);
            }
            return fields.put(field, value, at, at + count);
        }
    }

    /** `+HH:mm`, with what stands for no offset. */
    static final class Offset extends FormatPart {
        private final boolean colon;
        private final boolean minutes;
        private final boolean seconds;
        private final String none;

        Offset(String pattern, String none) {
            this.none = none;
            switch (pattern) {
                case "+HH:MM:ss": case "+HH:MM": case "+HHMM": case "+HHMMss": case "+HHmm": case "+HH:mm": case "+HH":
                    break;
                default:
                    oxpecker.Oox.unsupported("a pattern of offsets");
            }
            this.colon = pattern.indexOf(':') >= 0;
            this.minutes = pattern.indexOf("MM") >= 0;
            this.seconds = pattern.endsWith("ss");
        }

        private static String two(int value) {
            return (value < 10 ? "0" : "") + value;
        }

        boolean print(TemporalAccessor temporal, StringBuilder out, boolean optional) {
            Long found = value(temporal, ChronoField.OFFSET_SECONDS, optional);
            if (found == null) {
                return false;
            }
            int total = Math.toIntExact(found);
            int size = Math.abs(total);
            if (total == 0) {
                out.append(none);
                return true;
            }
            out.append(total < 0 ? "-" : "+").append(two(size / 3600));
            if (minutes || size / 60 % 60 > 0) {
                out.append(colon ? ":" : "").append(two(size / 60 % 60));
            }
            if (seconds && size % 60 > 0) {
                out.append(colon ? ":" : "").append(two(size % 60));
            }
            return true;
        }

        private static int pair(CharSequence text, int at) {
            return digit(text, at) && digit(text, at + 1) ? (text.charAt(at) - '0') * 10 + text.charAt(at + 1) - '0' : -1;
        }

        int read(ParsedFields fields, CharSequence text, int at) {
            int end = at + none.length();
            boolean isNone = end <= text.length() && (fields.anyCase ? text.subSequence(at, end).toString().equalsIgnoreCase(none) : text.subSequence(at, end).toString().equals(none));
            boolean signed = at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-');
            if (!signed) {
                return isNone ? fields.put(ChronoField.OFFSET_SECONDS, 0, at, end) : -1 - at;
            }
            int place = at + 1;
            int hour = pair(text, place);
            if (hour < 0) {
                return -1 - at;
            }
            place += 2;
            int minute = part(text, place);
            if (minute < 0 && minutes) {
                return -1 - at;
            }
            int second = -1;
            if (minute >= 0) {
                place += colon ? 3 : 2;
                second = seconds ? part(text, place) : -1;
                place += second < 0 ? 0 : colon ? 3 : 2;
            }
            if (hour > 18 || minute > 59 || second > 59) {
                return -1 - at;
            }
            int total = hour * 3600 + Math.max(minute, 0) * 60 + Math.max(second, 0);
            return fields.put(ChronoField.OFFSET_SECONDS, text.charAt(at) == '-' ? -total : total, at, place);
        }

        private int part(CharSequence text, int at) {
            if (!colon) {
                return pair(text, at);
            }
            return at < text.length() && text.charAt(at) == ':' ? pair(text, at + 1) : -1;
        }
    }

    /** The name of the zone. */
    static final class Zone extends FormatPart {
        boolean print(TemporalAccessor temporal, StringBuilder out, boolean optional) {
            ZoneId zone = temporal.query(TemporalQueries.zoneId());
            if (zone == null || zone instanceof ZoneOffset) {
                if (optional) {
                    return false;
                }
                throw new DateTimeException("Unable to extract ZoneId from temporal " + temporal);
            }
            out.append(zone.getId());
            return true;
        }

        int read(ParsedFields fields, CharSequence text, int at) {
            int end = at;
            while (end < text.length() && text.charAt(end) != ']' && text.charAt(end) != ' ') {
                end++;
            }
            if (end == at) {
                return -1 - at;
            }
            try {
                fields.zone = ZoneId.of(text.subSequence(at, end).toString());
                return end;
            } catch (DateTimeException e) {
                return -1 - at;
            }
        }
    }

    /** A point in time in UTC. */
    static final class Moment extends FormatPart {
        boolean print(TemporalAccessor temporal, StringBuilder out, boolean optional) {
            if (optional && !temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
                return false;
            }
            long seconds = temporal.getLong(ChronoField.INSTANT_SECONDS);
            long nanos = temporal.isSupported(ChronoField.NANO_OF_SECOND) ? temporal.getLong(ChronoField.NANO_OF_SECOND) : 0;
            out.append(Instant.ofEpochSecond(seconds, nanos));
            return true;
        }

        int read(ParsedFields fields, CharSequence text, int at) {
            ParsedFields inner = new ParsedFields(ResolverStyle.STRICT);
            inner.anyCase = true;
            int end = DateTimeFormatter.$utc().read(inner, text, at);
            if (end < 0) {
                return end;
            }
            inner.resolve();
            LocalDateTime local = LocalDateTime.from(inner);
            fields.put(ChronoField.INSTANT_SECONDS, local.toEpochSecond(ZoneOffset.ofTotalSeconds(inner.get(ChronoField.OFFSET_SECONDS))), at, end);
            return fields.put(ChronoField.NANO_OF_SECOND, local.getNano(), at, end);
        }
    }

    /** Parts one after the other, which may be missing as a whole. */
    static final class Sequence extends FormatPart {
        final FormatPart[] parts;
        private final boolean optional;

        Sequence(FormatPart[] parts, boolean optional) {
            this.parts = parts;
            this.optional = optional;
        }

        boolean print(TemporalAccessor temporal, StringBuilder out, boolean within) {
            int length = out.length();
            for (int i = 0; i < parts.length; i++) {
                if (!parts[i].print(temporal, out, within || optional)) {
                    out.setLength(length);
                    return optional;
                }
            }
            return true;
        }

        int read(ParsedFields fields, CharSequence text, int start) {
            ParsedFields before = optional ? fields.copy() : null;
            int at = start;
            for (int i = 0; i < parts.length; i++) {
                at = parts[i].read(fields, text, at);
                if (at < 0) {
                    if (optional) {
                        fields.restore(before);
                        return start;
                    }
                    return at;
                }
            }
            return at;
        }
    }
}
