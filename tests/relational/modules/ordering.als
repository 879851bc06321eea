open util/ordering[Time]
sig Time {}
sig Proc { toSend: Proc -> Time, succ: one Proc, elected: set Time }
pred lots { first.next.next = last and all t: Time | t = first or some t.prev }
run lots for exactly 3 Time, 2 Proc expect 1
check { all t: Time | gte[last, t] and lte[first, t] and (t.lt[last] or t = last) } for 4 expect 0
check { max[Time] = last and min[Time] = first and first.nexts + first = Time } for 4 expect 0
check { all x, y: Time | larger[x, y] = y iff lte[x, y] } for 3 expect 0
