class Prices {
    static int middle(int low, int high) {
        return (low + high) / 2;
    }

    static int larger(int a, int b) {
        return a > b ? a : b;
    }

    static int total(int[] prices) {
        int sum = 0;
        for (int i = 0; i < prices.length; i++) {
            sum += prices[i];
        }
        return sum;
    }

    static void raise(int[] prices, int by) {
        for (int i = 0; i < prices.length; i++) {
            prices[i] += by;
        }
    }

    static int doubled(int price) {
        return price * 2;
    }
}
