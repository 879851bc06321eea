// growth: check
// memory: check
class C {
  static int f() {
    String s = "aa";
    for (int i = 0; i < 40; i++) s = s.replace("a", "aa");
    return s.length();
  }
}
