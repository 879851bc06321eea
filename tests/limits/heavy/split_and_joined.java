// growth: check
// memory: check
class C {
  static int f() {
    String s = "a,b";
    for (int i = 0; i < 40; i++) s = String.join(",", s.split(",")) + "," + s;
    return s.length();
  }
}
