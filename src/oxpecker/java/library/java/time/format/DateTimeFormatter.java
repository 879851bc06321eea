package java.time.format;

import java.io.IOException;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.Locale;

/** Dates and times as text: numbers, signs and offsets. Names of months and days are not supported. */
public final class DateTimeFormatter {
    public static final DateTimeFormatter ISO_LOCAL_DATE = date(new DateTimeFormatterBuilder()).$strict();
    public static final DateTimeFormatter ISO_OFFSET_DATE = date(insensitive()).appendOffsetId().$strict();
    public static final DateTimeFormatter ISO_DATE = date(insensitive()).optionalStart().appendOffsetId().$strict();
    public static final DateTimeFormatter ISO_LOCAL_TIME = time(new DateTimeFormatterBuilder()).$strict();
    public static final DateTimeFormatter ISO_OFFSET_TIME = time(insensitive()).appendOffsetId().$strict();
    public static final DateTimeFormatter ISO_TIME = time(insensitive()).optionalStart().appendOffsetId().$strict();
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = both().$strict();
    public static final DateTimeFormatter ISO_OFFSET_DATE_TIME = both().appendOffsetId().$strict();
    public static final DateTimeFormatter ISO_ZONED_DATE_TIME = both().appendOffsetId().optionalStart().appendLiteral('[').appendZoneRegionId().appendLiteral(']').$strict();
    public static final DateTimeFormatter ISO_DATE_TIME = both().optionalStart().appendOffsetId().optionalStart().appendLiteral('[').appendZoneRegionId().appendLiteral(']').$strict();
    public static final DateTimeFormatter ISO_INSTANT = new DateTimeFormatterBuilder().appendInstant().$strict();
    public static final DateTimeFormatter BASIC_ISO_DATE = insensitive().appendValue(ChronoField.YEAR, 4).appendValue(ChronoField.MONTH_OF_YEAR, 2).appendValue(ChronoField.DAY_OF_MONTH, 2).optionalStart().appendOffset("+HHMMss", "Z").$strict();

    private final FormatPart.Sequence parts;
    private final ResolverStyle style;
    private final Locale locale;
    private final ZoneId zone;

    DateTimeFormatter(FormatPart.Sequence parts, ResolverStyle style, Locale locale, ZoneId zone) {
        Locale.$requireEnglish(locale);
        this.parts = parts;
        this.style = style;
        this.locale = locale;
        this.zone = zone;
    }

    private static DateTimeFormatterBuilder insensitive() {
        return new DateTimeFormatterBuilder().parseCaseInsensitive();
    }

    private static DateTimeFormatterBuilder date(DateTimeFormatterBuilder builder) {
        return builder.appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-').appendValue(ChronoField.MONTH_OF_YEAR, 2).appendLiteral('-').appendValue(ChronoField.DAY_OF_MONTH, 2);
    }

    private static DateTimeFormatterBuilder time(DateTimeFormatterBuilder builder) {
        return builder.appendValue(ChronoField.HOUR_OF_DAY, 2).appendLiteral(':').appendValue(ChronoField.MINUTE_OF_HOUR, 2).optionalStart().appendLiteral(':').appendValue(ChronoField.SECOND_OF_MINUTE, 2).optionalStart().appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true).optionalEnd().optionalEnd();
    }

    private static DateTimeFormatterBuilder both() {
        return time(date(insensitive()).appendLiteral('T'));
    }

    /** A date and a time with seconds and an offset, as instants are written. */
    static FormatPart.Sequence $utc() {
        return both().appendOffsetId().$strict().parts;
    }

    public static DateTimeFormatter $yearMonth() {
        return new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-').appendValue(ChronoField.MONTH_OF_YEAR, 2).toFormatter();
    }

    FormatPart.Sequence $parts() {
        return parts;
    }

    public static DateTimeFormatter ofPattern(String pattern) {
        return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter();
    }

    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter(locale);
    }

    public Locale getLocale() {
        return locale;
    }

    public DateTimeFormatter withLocale(Locale locale) {
        return new DateTimeFormatter(parts, style, locale, zone);
    }

    public ZoneId getZone() {
        return zone;
    }

    public DateTimeFormatter withZone(ZoneId zone) {
        return new DateTimeFormatter(parts, style, locale, zone);
    }

    public ResolverStyle getResolverStyle() {
        return style;
    }

    public DateTimeFormatter withResolverStyle(ResolverStyle style) {
        return new DateTimeFormatter(parts, java.util.Objects.requireNonNull(style, "resolverStyle"), locale, zone);
    }

    // --- printing ------------------------------------------------------------------------------------------

    public String format(TemporalAccessor temporal) {
        java.util.Objects.requireNonNull(temporal, "temporal");
        StringBuilder out = new StringBuilder();
        parts.print(zone == null ? temporal : shifted(temporal), out, false);
        return out.toString();
    }

    /** A point in time is seen in the zone of the formatter. */
    private TemporalAccessor shifted(TemporalAccessor temporal) {
        return temporal.isSupported(ChronoField.INSTANT_SECONDS) ? java.time.Instant.from(temporal).atZone(zone) : temporal;
    }

    public void formatTo(TemporalAccessor temporal, Appendable out) {
        java.util.Objects.requireNonNull(out, "appendable");
        String text = format(temporal);
        try {
            out.append(text);
        } catch (IOException e) {
            throw new DateTimeException(e.getMessage(), e);
        }
    }

    // --- reading -------------------------------------------------------------------------------------------

    public TemporalAccessor parse(CharSequence text) {
        java.util.Objects.requireNonNull(text, "text");
        ParsedFields fields = read(text);
        try {
            fields.resolve();
        } catch (DateTimeException e) {
            throw problem(text, e);
        }
        return fields;
    }

    public <T> T parse(CharSequence text, TemporalQuery<T> query) {
        java.util.Objects.requireNonNull(text, "text");
        java.util.Objects.requireNonNull(query, "query");
        ParsedFields fields = read(text);
        try {
            fields.resolve();
            return query.queryFrom(fields);
        } catch (DateTimeException e) {
            throw problem(text, e);
        }
    }

    private static String shown(CharSequence text) {
        return text.length() > 64 ? text.subSequence(0, 64).toString() + "..." : text.toString();
    }

    private static DateTimeParseException problem(CharSequence text, DateTimeException e) {
        return new DateTimeParseException("Text '" + shown(text) + "' could not be parsed: " + e.getMessage(), text, 0, e);
    }

    private ParsedFields read(CharSequence text) {
        ParsedFields fields = new ParsedFields(style);
        int end = parts.read(fields, text, 0);
        if (end < 0) {
            throw new DateTimeParseException("Text '" + shown(text) + "' could not be parsed at index " + (-1 - end), text, -1 - end);
        }
        if (end < text.length()) {
            throw new DateTimeParseException("Text '" + shown(text) + "' could not be parsed, unparsed text found at index " + end, text, end);
        }
        if (zone != null && fields.zone == null) {
            fields.zone = zone;
        }
        return fields;
    }
}
