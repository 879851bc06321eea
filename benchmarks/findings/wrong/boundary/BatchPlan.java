/** Splits work into batches. */
public final class BatchPlan {
    private BatchPlan() {}

    private static int perBatch(int items, int batches) {
        assert batches > 0 : "no batches";
        return (items + batches - 1) / batches;
    }

    /** The size of batches for a number of items: about one batch for ten items. */
    public static int batches(int items) {
        if (items < 0 || items > 1_000_000) {
            throw new IllegalArgumentException("items");
        }
        return perBatch(items, (items + 9) / 10);
    }
}
