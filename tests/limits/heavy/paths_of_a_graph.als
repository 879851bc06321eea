// relational: relational
// memory: relational
sig A { r: set A, s: A -> A }
pred p { #A = 14 and all a: A | some a.^r and a not in a.^(r.r.r) and some b: A | a->b in (s.a).r.^r }
run p for 14
