/** Prices of many seats, in cents. */
public final class SeatPrice {
    private SeatPrice() {}

    /** The price of all seats. */
    public static long total(int seats, int cents) {
        if (seats < 0 || cents < 0) {
            throw new IllegalArgumentException("negative");
        }
        long total = seats * cents;
        assert total >= 0 : "a negative price";
        return total;
    }
}
