// growth: run --args 7
// memory: run --args 7
class C {
  static int f(int x) {
    long[][] a = new long[30000][30000];
    a[x][x] = 1;
    return a.length;
  }
}
