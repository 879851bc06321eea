// solver: check
// solver: check --solver bitwuzla
// memory: check
class C {
  static int f(int x, int y) {
    for (int i = 0; i < 9; i++) x = x * x * 3 + y * x;
    assert x != 12345;
    return x;
  }
}
