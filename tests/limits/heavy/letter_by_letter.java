// growth: check
class C {
  static int f(int x) {
    String s = "";
    for (int i = 0; i < 10000000; i++) s += x;
    return s.length();
  }
}
