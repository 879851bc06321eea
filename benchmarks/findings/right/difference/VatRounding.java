/** Amounts with tax, in cents. */
public final class VatRounding {
    private VatRounding() {}

    /** The amount with tax, rounded to the nearest cent, halves up. */
    public static int gross(int cents, int percent) {
        if (cents < 0 || cents > 1_000_000 || percent < 0 || percent > 100) {
            throw new IllegalArgumentException("amount");
        }
        return cents + (cents * percent + 50) / 100;
    }
}
