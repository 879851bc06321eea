// solver: check
// solver: check --solver z3
class C {
  static int f(float x, float y) {
    assert (x % y) * (y % x) != 0.7f || x < y;
    return 1;
  }
}
