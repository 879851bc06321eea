// array 11
class Partition {
    //@ requires a != null && a.length > 0;
    //@ ensures 0 <= \result && \result < a.length;
    //@ ensures (\forall int i; 0 <= i && i < \result; a[i] < a[\result]);
    static int work(int[] a) {
        int pivot = a[a.length - 1], place = 0;
        for (int i = 0; i < a.length - 1; i++) {
            if (a[i] < pivot) {
                int x = a[i];
                a[i] = a[place];
                a[place++] = x;
            }
        }
        a[a.length - 1] = a[place];
        a[place] = pivot;
        return place;
    }
}
