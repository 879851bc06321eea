// growth: check
// memory: check
class C {
  static int f(int x) {
    long[][] a = new long[30000][30000];
    return (int) a[x][0];
  }
}
