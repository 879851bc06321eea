-- Graphs without triangles and large independent sets (Ramsey numbers), and orders without a least element.
sig Node { edge: set Node, under: set Node }
fact { edge = ~edge and no iden & edge }
pred ramsey33 {
  no disj a, b, c: Node | b in a.edge and c in b.edge and c in a.edge
  no disj a, b, c: Node | b not in a.edge and c not in b.edge and c not in a.edge
}
pred ramsey34 {
  no disj a, b, c: Node | b in a.edge and c in b.edge and c in a.edge
  no disj a, b, c, d: Node | no (a + b + c + d) <: edge :> (a + b + c + d)
}
pred endless {
  under.under in under and no iden & under
  all n: Node | some under.n
}
run ramsey33 for exactly 6 Node
run ramsey34 for exactly 8 Node
run ramsey34 for exactly 9 Node
run endless for exactly 9 Node
run endless for exactly 11 Node
