// solver: check
// solver: check --string 200
// memory: check
class C {
  //@ requires s != null && t != null && t.length() > 2;
  static int f(String s, String t) {
    if (s.length() == t.length() && (s + t).replace("ab", "ba").equals(t + s) && s.indexOf(t.substring(1)) > 3)
      assert s.equals(t);
    return 1;
  }
}
