// counterexamples: check --steps 1000000000
class C {
  static int f(int x) {
    for (int i = 0; i < 30000000; i++) x += i % 3;
    assert x != 12345;
    return x;
  }
}
