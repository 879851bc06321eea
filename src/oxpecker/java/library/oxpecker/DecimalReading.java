package oxpecker;

/**
 * Numbers from their decimal text, where one rounding gives them; others are not supported.
 * Conditions are joined by `|`, so that they decide nothing one by one.
 */
public final class DecimalReading {
    private static NumberFormatException malformed(String text) {
        return new NumberFormatException(text.isEmpty() ? "empty String" : "For input string: \"" + text + "\"");
    }

    public static double readDouble(String given) {
        String text = given.trim();
        if (text.isEmpty()) {
            throw malformed(text);
        }
        char sign = text.charAt(0);
        double magnitude = magnitude(sign == '-' | sign == '+' ? text.substring(1) : text, given);
        return sign == '-' ? -magnitude : magnitude;
    }

    private static double magnitude(String text, String given) {
        long significand = 0;
        int exponent = 0;
        int digits = 0;
        boolean point = false;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '.') {
                if (point) {
                    throw new NumberFormatException("multiple points");
                }
                point = true;
            } else if (c >= '0' && c <= '9') {
                digits++;
                if (significand > 99999999999999999L) {
                    Oox.unsupported("a number with so many digits");
                }
                significand = significand * 10 + (c - '0');
                exponent -= point ? 1 : 0;
            } else {
                break;
            }
            i++;
        }
        if (digits == 0) {
            return special(text, given);
        }
        if (i < text.length()) {
            exponent += tail(text, i, given);
        }
        return scaled(significand, exponent);
    }

    private static double special(String text, String given) {
        if (text.equals("NaN")) {
            return Double.NaN;
        }
        if (text.equals("Infinity")) {
            return Double.POSITIVE_INFINITY;
        }
        throw malformed(given);
    }

    /** The exponent, if there is one, after the digits of a number; a letter for its type may follow. */
    private static int tail(String text, int begin, String given) {
        char c = text.charAt(begin);
        int end = text.length();
        char last = text.charAt(end - 1);
        boolean typed = last == 'f' | last == 'F' | last == 'd' | last == 'D';
        if (c == 'e' | c == 'E') {
            return exponent(text.substring(begin + 1, typed ? end - 1 : end), given);
        }
        if (c == 'x' | c == 'X') {
            return Oox.unsupported("hexadecimal numbers with a fraction");
        }
        if (!typed || begin < end - 1) {
            throw malformed(given);
        }
        return 0;
    }

    private static int exponent(String text, String given) {
        int begin = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        if (begin == text.length()) {
            throw malformed(given);
        }
        for (int i = begin; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                throw malformed(given);
            }
        }
        return text.length() > 6 ? Oox.unsupported("a number of such an exponent") : Integer.parseInt(text);
    }

    /** Both operands are exact, so the result is rounded once. */
    private static double scaled(long given, int decimals) {
        long significand = given;
        int exponent = decimals;
        while (significand != 0 && significand % 10 == 0 && exponent < 0) {
            significand = significand / 10;
            exponent++;
        }
        if (significand == 0) {
            return 0;
        }
        if (significand > 1L << 53 || exponent < -22 || exponent > 22) {
            return Oox.unsupported("a number with so many digits");
        }
        double power = 1;
        for (int i = exponent < 0 ? -exponent : exponent; i > 0; i--) {
            power = power * 10;
        }
        return exponent < 0 ? significand / power : significand * power;
    }

    /** Rounding twice is rounding once unless the first result lies in the middle of two floats. */
    public static float readFloat(String text) {
        double value = readDouble(text);
        float nearest = (float) value;
        double distant = 2 * value - nearest;
        if (nearest != value && (float) distant == distant) {
            return Oox.unsupported("a number with so many digits");
        }
        return nearest;
    }
}
