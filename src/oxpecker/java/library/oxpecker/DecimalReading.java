package oxpecker;

/** Numbers from their decimal text, where one rounding gives them; others are not supported. */
public final class DecimalReading {
    private static NumberFormatException malformed(String text) {
        return new NumberFormatException(text.isEmpty() ? "empty String" : "For input string: \"" + text + "\"");
    }

    public static double readDouble(String given) {
        String text = given.trim();
        if (text.isEmpty()) {
            throw malformed(text);
        }
        int i = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
        boolean negative = text.charAt(0) == '-';
        String rest = text.substring(i);
        if (rest.equals("NaN") || rest.equals("Infinity")) {
            double special = rest.equals("NaN") ? Double.NaN : Double.POSITIVE_INFINITY;
            return negative ? -special : special;
        }
        if (rest.startsWith("0x") || rest.startsWith("0X")) {
            return Oox.unsupported("hexadecimal numbers with a fraction");
        }
        double magnitude = magnitude(rest, given);
        return negative ? -magnitude : magnitude;
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
            throw malformed(given);
        }
        if (i < text.length() && (text.charAt(i) == 'e' || text.charAt(i) == 'E')) {
            int end = text.length();
            char last = text.charAt(end - 1);
            end -= "fFdD".indexOf(last) >= 0 ? 1 : 0;
            exponent += exponent(text.substring(i + 1, end), given);
            i = end;
        }
        if (i < text.length() && "fFdD".indexOf(text.charAt(i)) >= 0) {
            i++;
        }
        if (i < text.length()) {
            throw malformed(given);
        }
        return scaled(significand, exponent);
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
        if ((Double.doubleToLongBits(value) & 0x1fffffffL) == 0x10000000L) {
            return Oox.unsupported("a number with so many digits");
        }
        return (float) value;
    }
}
