/** Numbers in other bases. */
public final class BaseConversion {
    private BaseConversion() {}

    /** The digits of a number that is not negative, in a base from 2 to 10. */
    public static String text(int number, int base) {
        if (number < 0 || base < 2 || base > 10) {
            throw new IllegalArgumentException("number or base");
        }
        StringBuilder digits = new StringBuilder();
        int rest = number;
        do {
            digits.append(rest % base);
            rest /= base;
        } while (rest > 0);
        return digits.toString();
    }
}
