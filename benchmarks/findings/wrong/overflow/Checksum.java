/** Check digits. */
public final class Checksum {
    private static final String DIGITS = "0123456789";

    private Checksum() {}

    /** The check digit of non-negative numbers: their sum modulo ten. */
    public static char digit(int[] numbers) {
        int sum = 0;
        for (int number : numbers) {
            if (number < 0) {
                throw new IllegalArgumentException("negative");
            }
            sum += number;
        }
        return DIGITS.charAt((int) (sum % 10));
    }
}
