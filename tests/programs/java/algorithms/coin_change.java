// The least number of coins by dynamic programming; taking the largest coin first is not best.
class Coins {
    static int fewest(int[] coins, int sum) {
        int[] best = new int[sum + 1];
        for (int s = 1; s <= sum; s++) {
            best[s] = Integer.MAX_VALUE;
            for (int coin : coins) {
                if (coin <= s && best[s - coin] != Integer.MAX_VALUE) {
                    best[s] = Math.min(best[s], best[s - coin] + 1);
                }
            }
        }
        return best[sum];
    }

    static int greedy(int[] coins, int sum) {
        int count = 0;
        for (int i = coins.length - 1; i >= 0; i--) {
            count += sum / coins[i];
            sum %= coins[i];
        }
        return count;
    }

    static void usual(int sum) {                        // check Coins.usual with array 13: valid
        if (0 <= sum && sum <= 12) {
            int[] coins = {1, 2, 5};
            assert fewest(coins, sum) == greedy(coins, sum);
        }
    }

    static void odd(int sum) {
        if (0 <= sum && sum <= 12) {
            int[] coins = {1, 3, 4};
            assert fewest(coins, sum) == greedy(coins, sum);    // check Coins.odd with array 13: invalid, exception here
        }
    }

    static int each(int[] coins, int sum) {
        int count = 0;
        for (int coin : coins) {
            count += sum / coin;                        // check Coins.zero: invalid, exception here
        }
        return count;
    }

    static void zero(int a, int b) {
        each(new int[] {a, b}, 10);
    }
}
