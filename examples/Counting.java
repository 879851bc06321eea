/** A loop that no bound on inputs ends: induction proves it for every number. */
class Counting {
    static void count(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        assert i >= 0;
    }
}
