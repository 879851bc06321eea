class Prices {
    static int middle(int low, int high) {
        return low + (high - low) / 2;
    }

    static int larger(int a, int b) {
        return Math.max(a, b);
    }

    static int total(int[] prices) {
        int sum = 0;
        for (int price : prices) {
            sum += price;
        }
        return sum;
    }

    static void raise(int[] prices, int by) {
        for (int i = 1; i < prices.length; i++) {
            prices[i] += by;
        }
    }

    static int doubled(int price) {
        return price * 2;
    }
}
