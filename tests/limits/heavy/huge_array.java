// growth: check
// memory: check
class C {
  static int f(int x) {
    int[] a = new int[Integer.MAX_VALUE];
    a[x] = 1;
    return a[0];
  }
}
