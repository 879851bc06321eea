// growth: check
// memory: check
class C {
  static int f() {
    StringBuilder b = new StringBuilder("ab");
    for (int i = 0; i < 40; i++) b.append(b);
    return b.length();
  }
}
