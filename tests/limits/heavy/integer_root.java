// modular: check --modular
class C {
  //@ requires x >= 0;
  //@ ensures \result * \result <= x && (\result + 1) * (\result + 1) > x;
  static int f(int x) {
    int r = 0;
    //@ maintaining r * r <= x && r >= 0;
    //@ decreasing x - r * r;
    while ((r + 1) * (r + 1) <= x) r++;
    return r;
  }
}
