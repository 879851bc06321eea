// growth: check
class C {
  //@ requires s != null;
  static int f(String s) {
    for (int i = 0; i < 40; i++) s += s;
    assert s.length() != 5;
    return s.length();
  }
}
