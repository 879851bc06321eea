// outputs: reach {}:8
class C {
  //@ requires a != null && a.length > 5;
  static int f(int[] a) {
    int s = 0;
    for (int i = 0; i < a.length; i++) s = s * 31 + a[i] * a[i];
    if (s * s * s - s == 12345677) {
      return 1;
    }
    return s;
  }
}
