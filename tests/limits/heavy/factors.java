// solver: check
class C {
  static int f(long x, long y) {
    if (x > 1 && y > 1 && x < 2147483647L && y < 2147483647L) assert x * y != 1000000007L * 998244353L;
    return 1;
  }
}
