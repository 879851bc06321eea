-- one name for several things, told apart by types
open util/ordering[Time] as to
open util/ordering[Key] as ko
open util/integer
sig Time { next_: lone Key, mark: Key }
sig Key { mark: Key -> Time }
pred start[t: Time] { t = to/first }
pred start[k: Key] { k = ko/first }
pred start[k: Key, t: Time] { start[k] start[t] }
run { start[first & Time] and start[ko/first] and start[ko/first, to/first] } expect 1
run { some t: Time | t = first } expect 1
run { some k: Key - first | k = last and gt[k, first] } expect 1
check { all t: Time - last | t.next not in t.prevs and lt[t, t.next] and t.next.gt[t] } expect 0
check { lt[1, 2] and not gt[1, 2] and max[{ i: Int | i = 1 or i = 3 }] = 3 and max[Time] = last and 2.next = 3 } expect 0
check { all t: Time, k: Key | t.mark in Key and k.mark in Key -> Time } expect 0
