// modular: check --modular --method C.f
class C {
  int v;
  C l, r;

  //@ ensures \result > 0;
  /*@ pure */ int size() { return 1 + (l == null ? 0 : l.size()) + (r == null ? 0 : r.size()); }

  //@ ensures \result <= size() * size() * size() + v * v;
  int f() { return l == null ? 0 : r == null ? l.f() * v : l.f() * r.f() + size(); }
}
