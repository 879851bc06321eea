/** The knapsack with each thing at most once. */
public final class Knapsack {
    private Knapsack() {}

    /** The largest value whose weight fits; weights are positive. */
    public static int best(int[] weights, int[] values, int capacity) {
        if (weights.length != values.length || capacity < 0 || capacity > 10_000) {
            throw new IllegalArgumentException("sizes");
        }
        for (int weight : weights) {
            if (weight < 1) {
                throw new IllegalArgumentException("weight " + weight);
            }
        }
        int[] best = new int[capacity + 1];
        for (int thing = 0; thing < weights.length; thing++) {
            for (int room = capacity; room >= 0; room--) {
                best[room] = Math.max(best[room], best[room - weights[thing]] + values[thing]);
            }
        }
        return best[capacity];
    }
}
