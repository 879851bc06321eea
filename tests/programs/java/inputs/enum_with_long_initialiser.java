// The receiver is one of the constants, also while an initialiser runs so long that a run on the inputs is tried.
enum Primes {
    SMALL, LARGE;

    static int sum;

    static {
        for (int i = 0; i < 4000; i++) {
            sum += i;
        }
    }

    // check Primes.place: valid
    int place() {
        return ordinal();
    }

    // check Primes.is_first: invalid, exception
    void is_first() {
        assert this == SMALL;
    }
}
