// concrete runs: run --args 1
class C {
  //@ ensures (\forall int i; 0 <= i && i < 900000; (\exists int j; 0 <= j && j < 900000; i - j == 900000 || i == j));
  static int f(int x) { return x; }
}
