package java.time;

import java.time.format.DateTimeParseException;

/** Durations as ISO 8601 writes them, such as `PT8H6M12.345S`. */
final class DurationText {
    private DurationText() {
    }

    static String write(Duration duration) {
        if (duration.isZero()) {
            return "PT0S";
        }
        long seconds = duration.getSeconds();
        int nanos = duration.getNano();
        long effective = seconds < 0 && nanos > 0 ? seconds + 1 : seconds;
        long hours = effective / 3600;
        int minutes = (int) (effective % 3600 / 60);
        int left = (int) (effective % 60);
        String text = "PT" + (hours == 0 ? "" : hours + "H") + (minutes == 0 ? "" : minutes + "M");
        if (left == 0 && nanos == 0 && text.length() > 2) {
            return text;
        }
        text += seconds < 0 && nanos > 0 && left == 0 ? "-0" : "" + left;
        if (nanos > 0) {
            String digits = "" + (seconds < 0 ? 2000000000L - nanos : 1000000000L + nanos);
            int end = digits.length();
            while (digits.charAt(end - 1) == '0') {
                end--;
            }
            text += "." + digits.substring(1, end);
        }
        return text + "S";
    }

    private static DateTimeParseException wrong(CharSequence text) {
        return new DateTimeParseException("Text cannot be parsed to a Duration", text, 0);
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isUnit(char c, char unit) {
        return c == unit || c == (char) (unit + 32);
    }

    /** `[+-]P[nD][T[nH][nM][n[.n]S]]`, each number with a sign of its own. */
    static Duration read(CharSequence text) {
        int at = 0;
        int end = text.length();
        boolean negative = false;
        if (at < end && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
            negative = text.charAt(at) == '-';
            at++;
        }
        if (at >= end || !isUnit(text.charAt(at), 'P')) {
            throw wrong(text);
        }
        at++;
        Duration sum = Duration.ZERO;
        String units = "DHMS";
        int next = 0;
        boolean timed = false;
        boolean any = false;
        try {
            while (at < end) {
                if (!timed && isUnit(text.charAt(at), 'T')) {
                    timed = true;
                    any = false;
                    next = 1;
                    at++;
                    continue;
                }
                int start = at;
                while (at < end && (digit(text.charAt(at)) || at == start && (text.charAt(at) == '-' || text.charAt(at) == '+'))) {
                    at++;
                }
                long number = number(text, start, at);
                boolean minus = text.charAt(start) == '-';
                long nanos = 0;
                boolean fraction = at < end && (text.charAt(at) == '.' || text.charAt(at) == ',');
                if (fraction) {
                    int point = at;
                    at++;
                    while (at < end && digit(text.charAt(at))) {
                        at++;
                    }
                    if (at - point > 10) {
                        throw wrong(text);
                    }
                    for (int i = point + 1; i <= point + 9; i++) {
                        nanos = nanos * 10 + (i < at ? text.charAt(i) - '0' : 0);
                    }
                }
                if (at >= end) {
                    throw wrong(text);
                }
                int unit = next;
                while (unit < 4 && !isUnit(text.charAt(at), units.charAt(unit))) {
                    unit++;
                }
                if (unit == 4 || (unit == 0) == timed || fraction && unit != 3) {
                    throw wrong(text);
                }
                at++;
                next = unit + 1;
                any = true;
                sum = sum.plusSeconds(Math.multiplyExact(number, unit == 0 ? 86400L : unit == 1 ? 3600L : unit == 2 ? 60L : 1L));
                sum = sum.plusNanos(minus ? -nanos : nanos);
            }
            if (!any) {
                throw wrong(text);
            }
            return negative ? sum.negated() : sum;
        } catch (ArithmeticException e) {
            throw new DateTimeParseException("Text cannot be parsed to a Duration: overflow", text, 0, e);
        }
    }

    private static long number(CharSequence text, int start, int end) {
        boolean signed = start < end && !digit(text.charAt(start));
        if (end - start < (signed ? 2 : 1)) {
            throw wrong(text);
        }
        try {
            return Long.parseLong(text.subSequence(start, end).toString());
        } catch (NumberFormatException e) {
            throw new ArithmeticException("");
        }
    }
}
