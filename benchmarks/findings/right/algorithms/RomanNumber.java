/** Roman numerals. */
public final class RomanNumber {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};

    private RomanNumber() {}

    /** The numeral of a number from 1 to 3999. */
    public static String of(int number) {
        if (number < 1 || number > 3999) {
            throw new IllegalArgumentException("number " + number);
        }
        StringBuilder numeral = new StringBuilder();
        int rest = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (rest >= VALUES[i]) {
                numeral.append(SIGNS[i]);
                rest -= VALUES[i];
            }
        }
        return numeral.toString();
    }
}
