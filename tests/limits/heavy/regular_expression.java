// growth: check
class C {
  static boolean f() {
    String s = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab";
    return s.matches("(a|aa|a*)*c");
  }
}
