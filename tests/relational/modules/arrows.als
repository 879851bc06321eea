-- multiplicities of arrows, wherever they stand
sig A, B, T {}
one sig S { left: (A -> lone B) -> T, both: (A -> B) -> one T, right: A -> (B one -> lone T) }
check { all t: T, a: A | lone S.left.t[a] } expect 0
check { all a: A, b: B | one S.both[a][b] } expect 0
check { all a: A, t: T | one S.right[a].t } expect 0
check { all a: A, b: B | lone S.right[a][b] } expect 0
pred maps[f: A -> one B] { some A and some B }
run { some f: A one -> one B | #A = 2 and #B = 3 and #f = 2 } for 3 expect 0
run { some f: A one -> one B | #A = 2 and #B = 2 and #f = 2 } for 3 expect 1
run { some f: A -> B | #A = 2 and #B = 3 and #f = 5 } for 3 expect 1
run maps for 3 but exactly 2 A expect 1
check { all f: A -> one B | #f = #A } for 3 expect 0
run { #A = 2 and A -> B in A one -> one B and some B } expect 0
