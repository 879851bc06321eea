// solver: check
// solver: check --solver bitwuzla
// memory: check
class C {
  static long f(long x, long y) {
    for (int i = 0; i < 60; i++) x = x * y / (y | 1) + (x % (i * x | 1) << (y & 31));
    assert x != 12345678901234L;
    return x;
  }
}
