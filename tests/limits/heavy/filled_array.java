// growth: check
// memory: check
class C {
  static int f(int x) {
    long[] a = new long[30000000];
    java.util.Arrays.fill(a, 1L);
    return (int) a[x];
  }
}
