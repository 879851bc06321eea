/** Powers in modular arithmetic. */
public final class ModularPower {
    private ModularPower() {}

    /** The power of a base modulo a positive number. */
    public static int power(int base, int exponent, int modulus) {
        if (base < 0 || exponent < 0 || modulus < 1) {
            throw new IllegalArgumentException("negative");
        }
        long result = 1 % modulus;
        long square = base % modulus;
        int rest = exponent;
        while (rest > 0) {
            if (rest % 2 == 1) {
                result = result * square % modulus;
            }
            square = square * square % modulus;
            rest /= 2;
        }
        return (int) result;
    }
}
