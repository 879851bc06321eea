// counterexamples: check --array 100
class C {
  //@ requires a != null;
  static int f(int[] a) {
    int s = 0;
    for (int i = 0; i < a.length; i++) s += a[i] * (i + 1);
    if (a.length > 60) assert s != 1234567;
    return s;
  }
}
