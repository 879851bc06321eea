// solver: check
class C {
  //@ requires x > 5 && (\forall int i; i > x; (\exists int j; j * j * j > i * i && j < i * x && j > y));
  //@ ensures (\forall int i; i * i * x > y; i % 7 != x % 5);
  static int f(int x, int y) {
    assert x * y != 77;
    return y;
  }
}
