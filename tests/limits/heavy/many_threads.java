// control flow: check
// memory: check
class C {
  static int n;

  static void f() throws InterruptedException {
    Thread[] t = new Thread[6];
    for (int i = 0; i < t.length; i++) {
      t[i] = new Thread(() -> { for (int k = 0; k < 5; k++) n = n * 3 + k; });
      t[i].start();
    }
    for (Thread each : t) each.join();
    assert n != 77;
  }
}
