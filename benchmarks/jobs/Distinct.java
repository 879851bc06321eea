// array 8
class Distinct {
    //@ requires a != null;
    //@ ensures \result <= a.length;
    static int work(int[] a) {
        int found = 0;
        for (int i = 0; i < a.length; i++) {
            boolean seen = false;
            for (int j = 0; j < i && !seen; j++) seen = a[j] == a[i];
            if (!seen) found++;
        }
        return found;
    }
}
