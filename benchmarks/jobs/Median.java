// array 7
class Median {
    //@ requires a != null && a.length > 0;
    static int work(int[] a) {
        int best = a[0], votes = 0, low = 0, high = 0;
        for (int i = 0; i < a.length; i++) {
            if (votes == 0) best = a[i];
            if (a[i] == best) votes++; else votes--;
            if (a[i] < 10) low++; else if (a[i] > 20) high++;
        }
        assert low + high <= a.length;
        return best;
    }
}
