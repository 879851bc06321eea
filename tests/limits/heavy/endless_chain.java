// growth: check
// growth: run
// memory: check
// memory: run
class C {
  C next;
  int v;

  static int f() {
    C c = null;
    while (true) {
      C d = new C();
      d.next = c;
      c = d;
    }
  }
}
