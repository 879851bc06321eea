// concrete runs: check
class C {
  public static void main(String[] a) {
    long s = 0;
    for (long i = 0; i < 90000000000L; i++) s += i;
    assert s != 7;
  }
}
