/** Decimal digits. */
public final class Digits {
    private Digits() {}

    /** How many digits a number has. */
    public static int count(int number) {
        if (number < 0) {
            return number > -10 ? 1 : 1 + count(-(number / 10));
        }
        return number < 10 ? 1 : 1 + count(number / 10);
    }
}
