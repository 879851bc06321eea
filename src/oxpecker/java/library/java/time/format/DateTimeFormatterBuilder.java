package java.time.format;

import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import oxpecker.Oox;

public final class DateTimeFormatterBuilder {
    private final DateTimeFormatterBuilder around;
    private DateTimeFormatterBuilder active = this;
    private final List<FormatPart> parts = new ArrayList<FormatPart>();
    /** The number that others may follow directly; -1 if there is none. */
    private int number = -1;

    public DateTimeFormatterBuilder() {
        this.around = null;
    }

    private DateTimeFormatterBuilder(DateTimeFormatterBuilder around) {
        this.around = around;
    }

    private DateTimeFormatterBuilder add(FormatPart part) {
        active.parts.add(part);
        active.number = -1;
        return this;
    }

    /** A number directly behind another one leaves that one fewer digits (adjacent value parsing). */
    private DateTimeFormatterBuilder addNumber(FormatPart.Number part) {
        List<FormatPart> known = active.parts;
        if (active.number < 0) {
            known.add(part);
            active.number = known.size() - 1;
            return this;
        }
        FormatPart.Number first = (FormatPart.Number) known.get(active.number);
        boolean fixed = part.least == part.most && part.sign == SignStyle.NOT_NEGATIVE;
        known.add(fixed ? new FormatPart.Number(part.field, part.least, part.most, part.sign, -1) : part);
        if (fixed) {
            known.set(active.number, new FormatPart.Number(first.field, first.least, first.most, first.sign, Math.max(first.reserved, 0) + part.most));
        } else {
            active.number = known.size() - 1;
        }
        return this;
    }

    public DateTimeFormatterBuilder parseCaseInsensitive() {
        return add(new FormatPart.Case(true));
    }

    public DateTimeFormatterBuilder parseCaseSensitive() {
        return add(new FormatPart.Case(false));
    }

    public DateTimeFormatterBuilder appendLiteral(char literal) {
        return add(new FormatPart.Literal("" + literal));
    }

    public DateTimeFormatterBuilder appendLiteral(String literal) {
        return literal.isEmpty() ? this : add(new FormatPart.Literal(literal));
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field) {
        java.util.Objects.requireNonNull(field, "field");
        return addNumber(new FormatPart.Number(field, 1, 19, SignStyle.NORMAL, 0));
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field, int width) {
        java.util.Objects.requireNonNull(field, "field");
        if (width < 1 || width > 19) {
            throw new IllegalArgumentException("The width must be from 1 to 19 inclusive but was " + width);
        }
        return addNumber(new FormatPart.Number(field, width, width, SignStyle.NOT_NEGATIVE, 0));
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field, int least, int most, SignStyle sign) {
        if (least == most && sign == SignStyle.NOT_NEGATIVE) {
            return appendValue(field, most);
        }
        java.util.Objects.requireNonNull(field, "field");
        java.util.Objects.requireNonNull(sign, "signStyle");
        if (least < 1 || least > 19) {
            throw new IllegalArgumentException("The minimum width must be from 1 to 19 inclusive but was " + least);
        }
        if (most < 1 || most > 19) {
            throw new IllegalArgumentException("The maximum width must be from 1 to 19 inclusive but was " + most);
        }
        if (most < least) {
            throw new IllegalArgumentException("The maximum width must exceed or equal the minimum width but " + most + " < " + least);
        }
        return addNumber(new FormatPart.Number(field, least, most, sign, 0));
    }

    public DateTimeFormatterBuilder appendFraction(TemporalField field, int least, int most, boolean point) {
        if (field != ChronoField.NANO_OF_SECOND) {
            return Oox.unsupported("a fraction of a field other than seconds");
        }
        return add(new FormatPart.Fraction(field, least, most, point));
    }

    public DateTimeFormatterBuilder appendOffset(String pattern, String none) {
        return add(new FormatPart.Offset(java.util.Objects.requireNonNull(pattern, "pattern"), java.util.Objects.requireNonNull(none, "noOffsetText")));
    }

    public DateTimeFormatterBuilder appendOffsetId() {
        return appendOffset("+HH:MM:ss", "Z");
    }

    public DateTimeFormatterBuilder appendZoneId() {
        return Oox.unsupported("the zone in a pattern of dates");
    }

    public DateTimeFormatterBuilder appendZoneRegionId() {
        return add(new FormatPart.Zone());
    }

    public DateTimeFormatterBuilder appendInstant() {
        return add(new FormatPart.Moment());
    }

    public DateTimeFormatterBuilder append(DateTimeFormatter formatter) {
        return add(new FormatPart.Sequence(formatter.$parts().parts, false));
    }

    public DateTimeFormatterBuilder appendOptional(DateTimeFormatter formatter) {
        return add(new FormatPart.Sequence(formatter.$parts().parts, true));
    }

    public DateTimeFormatterBuilder optionalStart() {
        active.number = -1;
        active = new DateTimeFormatterBuilder(active);
        return this;
    }

    public DateTimeFormatterBuilder optionalEnd() {
        if (active.around == null) {
            throw new IllegalStateException("Cannot call optionalEnd() as there was no previous call to optionalStart()");
        }
        DateTimeFormatterBuilder inner = active;
        active = active.around;
        return inner.parts.isEmpty() ? this : add(new FormatPart.Sequence(inner.parts.toArray(new FormatPart[inner.parts.size()]), true));
    }

    // --- patterns ------------------------------------------------------------------------------------------

    public DateTimeFormatterBuilder appendPattern(String pattern) {
        java.util.Objects.requireNonNull(pattern, "pattern");
        int at = 0;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            int start = at;
            at++;
            if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z') {
                while (at < pattern.length() && pattern.charAt(at) == c) {
                    at++;
                }
                letters(c, at - start);
            } else if (c == '\'') {
                at = quoted(pattern, at);
            } else if (c == '[') {
                optionalStart();
            } else if (c == ']') {
                if (active.around == null) {
                    throw new IllegalArgumentException("Pattern invalid as it contains ] without previous [");
                }
                optionalEnd();
            } else if (c == '{' || c == '}' || c == '#') {
                throw new IllegalArgumentException("Pattern includes reserved character: '" + c + "'");
            } else {
                appendLiteral(c);
            }
        }
        return this;
    }

    private int quoted(String pattern, int start) {
        StringBuilder text = new StringBuilder();
        int at = start;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            at++;
            if (c != '\'') {
                text.append(c);
            } else if (at < pattern.length() && pattern.charAt(at) == '\'') {
                text.append(c);
                at++;
            } else {
                appendLiteral(text.length() == 0 ? "'" : text.toString());
                return at;
            }
        }
        throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
    }

    private void letters(char letter, int count) {
        switch (letter) {
            case 'u': year(ChronoField.YEAR, count); break;
            case 'y': year(ChronoField.YEAR_OF_ERA, count); break;
            case 'M': case 'L': value(ChronoField.MONTH_OF_YEAR, count, letter); break;
            case 'd': value(ChronoField.DAY_OF_MONTH, count, letter); break;
            case 'H': value(ChronoField.HOUR_OF_DAY, count, letter); break;
            case 'k': value(ChronoField.CLOCK_HOUR_OF_DAY, count, letter); break;
            case 'K': value(ChronoField.HOUR_OF_AMPM, count, letter); break;
            case 'h': value(ChronoField.CLOCK_HOUR_OF_AMPM, count, letter); break;
            case 'm': value(ChronoField.MINUTE_OF_HOUR, count, letter); break;
            case 's': value(ChronoField.SECOND_OF_MINUTE, count, letter); break;
            case 'S': appendFraction(ChronoField.NANO_OF_SECOND, count, count, false); break;
            case 'D': dayOfYear(count); break;
            case 'X': offset(count, "Z"); break;
            case 'x': offset(count, count == 1 ? "+00" : count % 2 == 0 ? "+0000" : "+00:00"); break;
            default: Oox.unsupported("names in a pattern of dates");
        }
    }

    private void year(ChronoField field, int count) {
        if (count == 2) {
            add(new FormatPart.TwoDigits(field));
        } else if (count < 4) {
            appendValue(field, count, 19, SignStyle.NORMAL);
        } else {
            appendValue(field, count, 19, SignStyle.EXCEEDS_PAD);
        }
    }

    private void value(ChronoField field, int count, char letter) {
        if (count == 1) {
            appendValue(field);
        } else if (count == 2) {
            appendValue(field, 2);
        } else if (letter == 'M' || letter == 'L') {
            Oox.unsupported("names in a pattern of dates");
        } else {
            throw new IllegalArgumentException("Too many pattern letters: " + letter);
        }
    }

    private void dayOfYear(int count) {
        if (count == 1) {
            appendValue(ChronoField.DAY_OF_YEAR);
        } else if (count == 2 || count == 3) {
            appendValue(ChronoField.DAY_OF_YEAR, count, 3, SignStyle.NOT_NEGATIVE);
        } else {
            throw new IllegalArgumentException("Too many pattern letters: D");
        }
    }

    private void offset(int count, String none) {
        switch (count) {
            case 1: appendOffset("+HHmm", none); break;
            case 2: appendOffset("+HHMM", none); break;
            case 3: appendOffset("+HH:MM", none); break;
            case 4: appendOffset("+HHMMss", none); break;
            case 5: appendOffset("+HH:MM:ss", none); break;
            default: throw new IllegalArgumentException("Too many pattern letters: " + (none.equals("Z") ? 'X' : 'x'));
        }
    }

    // --- the formatter -------------------------------------------------------------------------------------

    private DateTimeFormatter toFormatter(Locale locale, ResolverStyle style) {
        while (active.around != null) {
            optionalEnd();
        }
        return new DateTimeFormatter(new FormatPart.Sequence(parts.toArray(new FormatPart[parts.size()]), false), style, locale, null);
    }

    DateTimeFormatter $strict() {
        return toFormatter(Locale.ROOT, ResolverStyle.STRICT);
    }

    public DateTimeFormatter toFormatter() {
        return toFormatter(Locale.getDefault(), ResolverStyle.SMART);
    }

    public DateTimeFormatter toFormatter(Locale locale) {
        return toFormatter(java.util.Objects.requireNonNull(locale, "locale"), ResolverStyle.SMART);
    }
}
