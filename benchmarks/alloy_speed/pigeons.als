-- More pigeons than holes: short with symmetry breaking, long without.
sig Pigeon { hole: one Hole }
sig Hole {}
pred apart { all disj p, q: Pigeon | p.hole != q.hole }
run apart for exactly 8 Pigeon, exactly 7 Hole
run apart for exactly 10 Pigeon, exactly 9 Hole
run apart for exactly 30 Pigeon, exactly 30 Hole
