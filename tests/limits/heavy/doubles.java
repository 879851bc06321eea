// solver: check
// solver: check --solver z3
// solver: check --solver cvc5
// solver: check --solver bitwuzla
// memory: check
class C {
  static int f(double x, double y) {
    double d = x;
    for (int i = 0; i < 12; i++) d = d * d - y / (d + 3);
    assert d != 0.12345;
    return 1;
  }
}
