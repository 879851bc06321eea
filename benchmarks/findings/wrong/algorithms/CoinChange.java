import java.util.Arrays;

/** Change with few coins. */
public final class CoinChange {
    private CoinChange() {}

    /** The fewest coins for an amount; -1 if there is no way. */
    public static int fewest(int[] coins, int amount) {
        if (amount < 0 || amount > 10_000) {
            throw new IllegalArgumentException("amount " + amount);
        }
        int none = amount + 1;
        int[] fewest = new int[amount + 1];
        Arrays.fill(fewest, none);
        fewest[0] = 0;
        for (int sum = 1; sum <= amount; sum++) {
            for (int coin : coins) {
                if (coin > 0 && coin <= sum) {
                    fewest[sum] = fewest[sum - coin] + 1;
                }
            }
        }
        return fewest[amount] == none ? -1 : fewest[amount];
    }
}
