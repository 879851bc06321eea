/** Factors of numbers. */
public final class PrimeFactors {
    private PrimeFactors() {}

    /** How many prime factors a positive number has, each as often as it divides the number. */
    public static int count(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("number " + number);
        }
        int rest = number;
        int count = 0;
        int factor = 2;
        while (rest > 1) {
            if (rest % factor == 0) {
                count++;
                rest = rest / factor;
            } else {
                factor++;
            }
        }
        return count;
    }
}
