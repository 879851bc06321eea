/** Fees by weight. */
public final class ShippingFee {
    private ShippingFee() {}

    /** Free below ten, a flat fee up to and with fifty, then by weight. */
    public static int fee(int weight) {
        if (weight < 10) {
            return 0;
        }
        if (weight <= 50) {
            return 5;
        }
        return weight;
    }
}
