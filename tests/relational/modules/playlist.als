-- sequences
sig Song {}
one sig Player { queue: seq Song }
fact { not Player.queue.hasDups }
pred two { #Player.queue = 2 and Player.queue.first != Player.queue.last }
run two for 3 expect 1
run { #Player.queue = 4 } for 3 but 5 Song expect 0
run { #Player.queue = 4 } for 3 but 4 seq, 4 Song expect 1
run { some s: Song | Player.queue.add[s].last = s and #Player.queue.rest = 1 and Player.queue.idxOf[s] = none } expect 1
check { all s: Player.queue.elems | s in Song and Player.queue.indsOf[s] = Player.queue.idxOf[s] } expect 0
check { all s: Song | let q = Player.queue | q.insert[0, s].elems = q.elems + s } for 3 expect 1
check { all s: Song | let q = Player.queue | #q < 3 => q.insert[0, s].elems = q.elems + s } for 4 but 3 seq expect 0
check { let q = Player.queue | q.delete[0] = q.rest and q.append[none -> none] = q and q.subseq[1, 2] = q.rest } expect 0
check { let q = Player.queue | add[1, 1] = 2 and 1.add[1] = 2 and q.butlast + q.lastIdx -> q.last = q } expect 0
run { some s: seq Song | #s = 2 and s.first = s.last } expect 1
run { some s: seq Song | s.inds = 1 } expect 0
