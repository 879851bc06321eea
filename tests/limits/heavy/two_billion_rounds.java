// concrete runs: check
class C {
  static int f(int x) {
    int s = 0;
    for (int i = 0; i < 2000000000; i++) s += i;
    assert s != 7;
    return s;
  }
}
