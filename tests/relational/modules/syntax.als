module syntax
/* every operator, and most
   of the ways to write them */
sig A { f: B lone -> some C, g: set A, h: A one -> one B, k: some B }
sig B, C {}
sig D extends A {}
sig E in A + B {}
some sig F in D {}
lone sig G extends C {}
let reached[x] = x.*g
let everything = univ
pred A.self { this in this.g }
fun A.bs : set B { this.k }
fun img[a: A, b: B]: C { b.(a.f) }
pred tests {
  some a: A { a.self  a.bs = a.k }
  all a: A, disj b, b": B | no a.f[b] & a.f[b"] or some img[a, b"]
  lone x, y: A | x->y in g and y->x not in g
  one a: A | no a.g
  (A <: g) + (g :> A) = g
  g ++ (A->A) = A -> A
  no none->none
  iden & (A->A) = A <: iden
  everything = A + B + C + Int -- the names of macros
  all a: A | a.(A <: g) in A
  let x = A, y = B | x.k in y
  some { a: A, b: B | b in a.k }
  { a, a": A | a" in a.*g } = A <: *g
  A.reached in A and reached[none] in none
  disj[A, B, C]
  A !in B
  A not in B
  #A >= 1 && #B =< 5 || #C < 3 <=> not #C >= 3
  (some A => A else B) = A
  some A implies { some univ } else { no univ }
  int[3] = 3
  3.plus[2] = 5
  all i: Int | i =< 7
  { some A }
  some this/A
  no disj x, y: F | x = y
}
run tests for 3 expect 1
run A { some A } for 1 expect 1
check t { no A } for 2 but 1 B, 1 C expect 1
