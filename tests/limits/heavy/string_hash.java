// counterexamples: check --string 60
class C {
  //@ requires s != null;
  static int f(String s) {
    int h = 0;
    for (int i = 0; i < s.length(); i++) h = h * 31 + s.charAt(i);
    if (s.length() > 40) assert h != 77;
    return h;
  }
}
