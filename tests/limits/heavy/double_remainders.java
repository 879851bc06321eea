// solver: check
// memory: check
class C {
  static int f(double x, double y) {
    assert (x % y) * (y % x) != 0.7 || x < y;
    return 1;
  }
}
