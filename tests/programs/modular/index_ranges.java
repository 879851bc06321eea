// Elements at indices of which a contract or a branch says where they lie: nothing else is read or written.
class Idx {
    // check Idx.pick with modular and array 20: valid
    //@ requires a != null && 0 <= lo && lo < a.length;
    //@ ensures lo <= \result && \result < a.length;
    //@ assignable \nothing;
    static int pick(int[] a, int lo) { return lo; }
    // check Idx.keep with modular and array 20: valid
    //@ requires a != null && a.length == 6;
    //@ ensures a[0] == \old(a[0]) && a[1] == \old(a[1]);
    //@ assignable a[2..5];
    static void keep(int[] a) { int k = pick(a, 2); a[k] = 9; }
    // check Idx.keep2 with modular and array 20: invalid, ensures
    //@ requires a != null && a.length == 6;
    //@ ensures a[2] == \old(a[2]);
    //@ assignable a[*];
    static void keep2(int[] a) { int k = pick(a, 2); a[k] = 9; }
    // check Idx.keep3 with modular and array 20: invalid, assignable
    //@ requires a != null && a.length == 6;
    //@ assignable a[3..5];
    static void keep3(int[] a) { int k = pick(a, 2); a[k] = 9; }
    // check Idx.notThree with modular and array 20: valid
    //@ requires a != null && a.length == 6 && 0 <= k && k < 6;
    //@ ensures a[3] == \old(a[3]);
    //@ assignable a[*];
    static void notThree(int[] a, int k) { if (k != 3) a[k] = 1; }
    // check Idx.notFour with modular and array 20: invalid, ensures
    //@ requires a != null && a.length == 6 && 0 <= k && k < 6;
    //@ ensures a[3] == \old(a[3]);
    //@ assignable a[*];
    static void notFour(int[] a, int k) { if (k != 4) a[k] = 1; }
    // check Idx.next with modular and array 20: invalid, ensures
    //@ requires a != null && a.length == 12 && 0 <= k && k < 11;
    //@ ensures (\forall int i; 0 <= i && i < 12; a[i] == (i == k + 1 ? 1 : \old(a[i])));
    //@ assignable a[*];
    static void next(int[] a, int k) { if (k == 5) a[5] = 1; else a[k + 1] = 1; }
    // check Idx.nextRight with modular and array 20: valid
    //@ requires a != null && a.length == 12 && 0 <= k && k < 11;
    //@ ensures (\forall int i; 0 <= i && i < 12; a[i] == (i == k + 1 ? 1 : \old(a[i])));
    //@ assignable a[*];
    static void nextRight(int[] a, int k) { if (k >= 4) { if (k <= 6) { a[k + 1] = 1; return; } } a[k + 1] = 1; }
    // check Idx.read with modular and array 20: invalid, ensures
    //@ requires a != null && a.length == 20 && 0 <= k && k < 20;
    //@ ensures \result == a[k];
    //@ assignable \nothing;
    static int read(int[] a, int k) { if (k > 9 && k != 15) return a[k]; if (k == 15) return a[14]; return a[k]; }
    // check Idx.swap with modular and array 20: valid
    //@ requires a != null && a.length == 10 && 0 <= i && i < 10 && 0 <= j && j < 10;
    //@ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
    //@ assignable a[i], a[j];
    static void swap(int[] a, int i, int j) { int x = a[i]; a[i] = a[j]; a[j] = x; }
    // check Idx.swapWrong with modular and array 20: invalid, ensures
    //@ requires a != null && a.length == 10 && 0 <= i && i < 10 && 0 <= j && j < 10;
    //@ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
    //@ assignable a[i], a[j];
    static void swapWrong(int[] a, int i, int j) { a[i] = a[j]; a[j] = a[i]; }
}
