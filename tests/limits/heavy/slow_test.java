// outputs: tests --run
class C {
  static long f(long x) {
    if (x != 7) return 1;
    long s = System.nanoTime();
    for (long i = 0; i < 20000000000L && s != 0; i++) s += i ^ x;
    return s;
  }
}
