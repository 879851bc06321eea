// relational: relational --symmetry 0
// relational: relational --symmetry 0 --solver glucose
sig Pigeon { home: one Hole }
sig Hole {}
check { #Pigeon = 12 and #Hole = 11 implies some disj p, q: Pigeon | p.home = q.home } for 12 but 6 int
