/** Sums of prices. */
class Total {
    static int total(int[] prices) {
        int sum = 0;
        for (int i = 0; i < prices.length; i++) {
            sum += prices[i];
        }
        return sum;
    }
}
