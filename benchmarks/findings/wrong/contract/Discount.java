/** Prices in cents. */
public final class Discount {
    private Discount() {}

    /** The price after a discount: never negative, and never more than before. */
    public static int price(int cents, int percent) {
        if (cents < 0 || cents > 1_000_000 || percent < 0 || percent > 100) {
            throw new IllegalArgumentException("cents " + cents + ", percent " + percent);
        }
        int reduced = cents - cents * percent / 100 - percent / 10;
        assert reduced >= 0 && reduced <= cents : "price out of range";
        return reduced;
    }
}
