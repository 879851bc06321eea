// solver: check
// solver: check --solver z3
// solver: check --solver cvc5
// solver: check --solver bitwuzla
// solver: check --solver portfolio
class C {
  static int f(long x, long y, long z) {
    if (x > 1000 && y > x && z > y && z < 2000000)
      assert x * x * x + y * y * y + z * z * z != 27L * 7919 * 104729 * 15485863L;
    return 0;
  }
}
