// growth: check
// growth: run
// memory: check
// memory: run
class C {
  static int f() {
    java.util.List<int[]> l = new java.util.ArrayList<>();
    while (true) l.add(new int[100000]);
  }
}
