package oxpecker;

import java.util.IllegalFormatConversionException;
import java.util.MissingFormatArgumentException;
import java.util.UnknownFormatConversionException;

/** `String.format` for `%d %s %c %b %h %x %o %f %e %g %n %%`, with flags, width, precision and argument numbers. */
public final class Formatting {
    private final String format;
    private final Object[] arguments;
    private int place;
    private int ordinary;
    private int last = -1;
    private String flags;
    private int precision;

    private Formatting(String format, Object[] arguments) {
        this.format = format;
        this.arguments = arguments;
    }

    public static String format(String format, Object[] arguments) {
        return new Formatting(format, arguments).run();
    }

    private String run() {
        StringBuilder result = new StringBuilder();
        while (place < format.length()) {
            char c = format.charAt(place);
            place++;
            if (c == '%') {
                result.append(specifier());
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    private char next() {
        if (place == format.length()) {
            throw new UnknownFormatConversionException("%");
        }
        return format.charAt(place);
    }

    private int number() {
        int value = -1;
        while (place < format.length() && format.charAt(place) >= '0' && format.charAt(place) <= '9') {
            value = Math.max(value, 0) * 10 + (format.charAt(place) - '0');
            place++;
        }
        return value;
    }

    private boolean flag(char wanted) {
        return flags.indexOf(wanted) >= 0;
    }

    private String specifier() {
        int begin = place - 1;
        int index = number();
        flags = "";
        if (index > 0 && place < format.length() && format.charAt(place) == '$') {
            place++;
        } else {
            place = begin + 1;
            index = 0;
        }
        while ("-+ 0,(#<".indexOf(next()) >= 0) {
            flags = flags + next();
            place++;
        }
        int width = number();
        precision = -1;
        if (place < format.length() && format.charAt(place) == '.') {
            place++;
            precision = number();
        }
        char conversion = next();
        place++;
        if (flag('#') && "xXo".indexOf(conversion) < 0) {
            Oox.unsupported("this flag of a format");
        }
        String text = converted(conversion, index, format.substring(begin, place));
        return padded(text, width, conversion);
    }

    private String padded(String text, int width, char conversion) {
        if (width < 0 || text.length() >= width) {
            return text;
        }
        String fill = " ".repeat(width - text.length());
        if (flag('-')) {
            return text + fill;
        }
        boolean digits = !text.endsWith("NaN") && !text.contains("Infinity") && !text.equals("null");
        if (flag('0') && digits && "dxXofeEgG".indexOf(conversion) >= 0) {
            int sign = !text.isEmpty() && "+- (".indexOf(text.charAt(0)) >= 0 ? 1 : 0;
            sign = flag('#') && (conversion == 'x' || conversion == 'X') ? 2 : sign;
            return text.substring(0, sign) + "0".repeat(width - text.length()) + text.substring(sign);
        }
        return fill + text;
    }

    private String converted(char conversion, int index, String specifier) {
        if (conversion == 'n' || conversion == '%') {
            return conversion == 'n' ? "\n" : "%";
        }
        if ("dscbxofehgSCBXEHG".indexOf(conversion) < 0) {
            if ("aAtT".indexOf(conversion) >= 0) {
                Oox.unsupported("this conversion of a format");
            }
            throw new UnknownFormatConversionException(String.valueOf(conversion));
        }
        Object argument = argument(index, specifier);
        String text = plain(Character.toLowerCase(conversion), argument);
        return Character.isUpperCase(conversion) ? text.toUpperCase() : text;
    }

    private Object argument(int index, String specifier) {
        if (flag('<') && last < 0) {
            throw new MissingFormatArgumentException(specifier);
        }
        int wanted = flag('<') ? last : index > 0 ? index - 1 : ordinary++;
        last = wanted;
        if (arguments != null && wanted >= arguments.length) {
            throw new MissingFormatArgumentException(specifier);
        }
        return arguments == null ? null : arguments[wanted];
    }

    private String plain(char conversion, Object argument) {
        switch (conversion) {
            case 's':
                return cut(String.valueOf(argument));
            case 'b':
                return cut(argument instanceof Boolean ? argument.toString() : String.valueOf(argument != null));
            case 'h':
                return cut(argument == null ? "null" : Integer.toHexString(argument.hashCode()));
            default:
                return argument == null ? cut("null") : numeric(conversion, argument);
        }
    }

    private String cut(String text) {
        return precision >= 0 && precision < text.length() ? text.substring(0, precision) : text;
    }

    private String numeric(char conversion, Object argument) {
        if (conversion == 'c' && argument instanceof Character) {
            return argument.toString();
        }
        boolean whole = argument instanceof Integer || argument instanceof Long || argument instanceof Short || argument instanceof Byte;
        if (conversion == 'c' && whole && !(argument instanceof Long)) {
            return Character.toString(((Number) argument).intValue());
        }
        boolean fraction = conversion == 'f' || conversion == 'e' || conversion == 'g';
        if (fraction && (argument instanceof Double || argument instanceof Float)) {
            boolean narrow = argument instanceof Float;
            double value = ((Number) argument).doubleValue();
            String shown = narrow ? String.valueOf(((Number) argument).floatValue()) : String.valueOf(value);
            return floating(conversion, value, shown);
        }
        if (!whole || fraction || conversion == 'c') {
            throw new IllegalFormatConversionException(conversion, argument.getClass());
        }
        return whole(conversion, (Number) argument);
    }

    private String whole(char conversion, Number argument) {
        if (conversion == 'd') {
            String text = Long.toString(argument.longValue());
            return signed(text.startsWith("-") ? text.substring(1) : text, text.startsWith("-"));
        }
        int mask = argument instanceof Byte ? 0xff : argument instanceof Short ? 0xffff : -1;
        long value = argument instanceof Long ? argument.longValue() : argument.intValue() & mask & 0xffffffffL;
        String digits = conversion == 'x' ? Long.toHexString(value) : Long.toOctalString(value);
        return flag('#') ? (conversion == 'x' ? "0x" : "0") + digits : digits;
    }

    private String signed(String magnitude, boolean negative) {
        String text = flag(',') ? grouped(magnitude) : magnitude;
        if (negative && flag('(')) {
            return "(" + text + ")";
        }
        return (negative ? "-" : flag('+') ? "+" : flag(' ') ? " " : "") + text;
    }

    private static String grouped(String digits) {
        int point = digits.indexOf('.');
        int end = point < 0 ? digits.length() : point;
        String result = digits.substring(end);
        for (int i = end; i > 0; i -= 3) {
            String group = digits.substring(Math.max(i - 3, 0), i);
            result = i == end ? group + result : group + "," + result;
        }
        return result;
    }

    /** The digits that Java prints for a number, rounded half up. */
    private String floating(char conversion, double value, String shown) {
        if (value != value) {
            return "NaN";
        }
        boolean negative = shown.startsWith("-");
        if (value - value != 0) {
            return negative ? flag('(') ? "(Infinity)" : "-Infinity" : flag('+') ? "+Infinity" : "Infinity";
        }
        String text = negative ? shown.substring(1) : shown;
        int mark = text.indexOf('E');
        int shift = mark < 0 ? 0 : Integer.parseInt(text.substring(mark + 1));
        String number = mark < 0 ? text : text.substring(0, mark);
        int point = number.indexOf('.');
        String digits = number.substring(0, point) + number.substring(point + 1);
        int places = precision < 0 ? 6 : precision;
        if (conversion == 'f') {
            return signed(decimal(digits, point + shift, places), negative);
        }
        int zeros = 0;
        while (zeros < digits.length() && digits.charAt(zeros) == '0') {
            zeros++;
        }
        boolean zero = zeros == digits.length();
        digits = zero ? "0" : digits.substring(zeros);
        int exponent = zero ? 0 : point + shift - zeros - 1;
        if (conversion == 'e') {
            return signed(scientific(digits, exponent, places), negative);
        }
        return signed(general(digits, exponent, zero, Math.max(places, 1)), negative);
    }

    /** `%g`: as many digits as the precision says, with an exponent only where the number is small or large. */
    private static String general(String digits, int exponent, boolean zero, int count) {
        String kept = rounded(digits + "0".repeat(Math.max(count + 1 - digits.length(), 0)), count);
        int top = exponent + kept.length() - count;
        if (!zero && (top < -4 || top >= count)) {
            return scientific(digits, exponent, count - 1);
        }
        return decimal(digits, exponent + 1, count - 1 - top);
    }

    /** A number whose first digit counts for ten to the exponent. */
    private static String scientific(String digits, int exponent, int places) {
        String kept = rounded(digits + "0".repeat(Math.max(places + 2 - digits.length(), 0)), places + 1);
        int power = exponent + kept.length() - places - 1;
        String first = kept.substring(0, 1);
        String mantissa = places == 0 ? first : first + "." + kept.substring(1, places + 1);
        String size = String.valueOf(Math.abs(power));
        return mantissa + "e" + (power < 0 ? "-" : "+") + (size.length() < 2 ? "0" + size : size);
    }

    /** A number whose digits have the point after so many of them. */
    private static String decimal(String significant, int before, int places) {
        String digits = significant;
        int point = before;
        if (point < 1) {
            digits = "0".repeat(1 - point) + digits;
            point = 1;
        }
        digits = digits + "0".repeat(Math.max(point + places + 1 - digits.length(), 0));
        String kept = rounded(digits, point + places);
        int more = kept.length() - point - places;
        String whole = kept.substring(0, point + more);
        return places == 0 ? whole : whole + "." + kept.substring(point + more);
    }

    private static String rounded(String digits, int count) {
        char[] kept = digits.substring(0, count).toCharArray();
        boolean carry = digits.charAt(count) >= '5';
        for (int i = count - 1; i >= 0 && carry; i--) {
            carry = kept[i] == '9';
            kept[i] = carry ? '0' : (char) (kept[i] + 1);
        }
        return (carry ? "1" : "") + new String(kept);
    }
}
