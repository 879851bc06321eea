-- Leader election in a ring: processes pass the largest identifier on.
open util/ordering[Time] as time
open util/ordering[Process] as process
sig Time {}
sig Process { succ: Process, toSend: Process -> Time, elected: set Time }
fact ring { all p: Process | Process in p.^succ }
pred init [t: Time] { all p: Process | p.toSend.t = p }
pred step [t, u: Time, p: Process] {
  let from = p.toSend, to = p.succ.toSend |
    some id: from.t {
      from.u = from.t - id
      to.u = to.t + (id - process/prevs[p.succ])
    }
}
pred skip [t, u: Time, p: Process] { p.toSend.t = p.toSend.u }
fact traces {
  init[time/first]
  all t: Time - time/last | let u = time/next[t] |
    all p: Process | step[t, u, p] or step[t, u, succ.p] or skip[t, u, p]
}
fact elected {
  no elected.(time/first)
  all t: Time - time/first | elected.t = { p: Process | p in p.toSend.t - p.toSend.(time/prev[t]) }
}
assert atMostOne { lone elected.Time }
pred progress { all t: Time - time/last | some p: Process | not skip[t, time/next[t], p] }
assert atLeastOne { progress => some elected.Time }
check atMostOne for 5 Process, 10 Time
check atMostOne for 6 Process, 14 Time
check atLeastOne for 4 Process, 12 Time
run { some elected.Time } for exactly 6 Process, 12 Time
