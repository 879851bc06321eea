// More pigeons than holes: someone has company.
sig Pigeon { hole: Hole }
sig Hole {}

assert company { some disj p, q: Pigeon | p.hole = q.hole }

check company for exactly 8 Pigeon, exactly 7 Hole expect 0
run { no disj p, q: Pigeon | p.hole = q.hole } for exactly 6 Pigeon, exactly 6 Hole expect 1
