// The sieve of Eratosthenes, against trial division.
class Sieve {
    static boolean[] primes(int limit) {
        boolean[] prime = new boolean[limit];
        for (int i = 2; i < limit; i++) {
            prime[i] = true;
        }
        for (int i = 2; i * i < limit; i++) {
            if (prime[i]) {
                for (int j = i * i; j < limit; j += i) {
                    prime[j] = false;
                }
            }
        }
        return prime;
    }

    /*@ pure @*/ static boolean isPrime(int n) {
        for (int i = 2; i < n; i++) {
            if (n % i == 0) {
                return false;
            }
        }
        return n >= 2;
    }

    static void agree(int n) {                          // check Sieve.agree: valid
        if (0 <= n && n < 40) {
            assert primes(40)[n] == isPrime(n);
        }
    }

    static boolean quick(int n) {
        if (n < 2) {
            return false;
        }
        for (int i = 2; i * i < n; i++) {
            if (n % i == 0) {
                return false;
            }
        }
        return true;
    }

    static void squares(int n) {
        if (0 <= n && n < 30) {
            assert quick(n) == isPrime(n);              // check Sieve.squares: invalid, exception here
        }
    }
}
