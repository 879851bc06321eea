// growth: check
// memory: check
class C {
  static int f() {
    String s = "ab";
    for (int i = 0; i < 40; i++) s += s;
    return s.length();
  }
}
