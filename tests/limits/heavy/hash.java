// solver: check --array 12
// counterexamples: check --array 12 --all
class C {
  //@ requires a != null;
  static int f(int[] a) {
    int h = 7;
    for (int i = 0; i < a.length; i++) h = h * 31 + (h >>> 7 ^ a[i]) % (h | 1);
    assert h != 1234567;
    return h;
  }
}
