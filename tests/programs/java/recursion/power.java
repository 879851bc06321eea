// Fast powers by squaring, against repeated multiplication; a wrong exponent of the rest.
class Power {
    static int fast(int x, int n) {
        if (n == 0) {
            return 1;
        }
        int half = fast(x, n / 2);
        return n % 2 == 0 ? half * half : half * half * x;
    }

    static int slow(int x, int n) {
        int product = 1;
        for (int i = 0; i < n; i++) {
            product *= x;
        }
        return product;
    }

    static void small(int n) {                          // check Power.small: valid
        if (0 <= n && n <= 12) {
            assert fast(3, n) == slow(3, n);
            assert fast(-2, n) == slow(-2, n);
        }
    }

    static void cubes(byte x) {                         // check Power.cubes: valid
        assert fast(x, 3) == x * x * x;
    }

    static int wrong(int x, int n) {
        int result = 1;
        while (n > 1) {
            if (n % 2 == 1) {
                result *= x;
            }
            x *= x;
            n /= 2;
        }
        return result * x;
    }

    static void checked(int n) {
        if (0 <= n && n <= 12) {
            assert wrong(2, n) == slow(2, n);           // check Power.checked: invalid, exception here
        }
    }

    static int negative(int x, int n) {
        return n == 0 ? 1 : x * negative(x, n - 1);
    }

    static int unbounded(int n) {                       // run Power.unbounded(-1): exhausts call depth
        return negative(2, n);                          // check Power.unbounded with calls 20: valid within bounds
    }
}
