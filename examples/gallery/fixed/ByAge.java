/** An order of people. */
class ByAge {
    /** Negative if the first comes first. */
    //@ ensures (a < b) == (\result < 0);
    static int compare(int a, int b) {
        return Integer.compare(a, b);
    }
}
