// concrete runs: check --method C.f
class C {
  static int f() { return ackermann(3, 12); }

  static int ackermann(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
  }
}
