// concrete runs: run --args 1
class C {
  static int f(int x) {
    while (x != x + 1) x += 3;
    return x;
  }
}
