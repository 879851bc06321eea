-- Points in time in a row, fields that change, and steps that follow each other.
module util/time
open util/ordering[Time]
sig Time {}
let dynamic[x] = x one -> Time
let dynamicSet[x] = x -> Time
let then[a, b, t, t"] { some between: Time | a[t, between] and b[between, t"] }
let while = while3
let while9[c, b, t, t"] { some m: Time | (c[t] => b[t, m] else t = m) and while8[c, b, m, t"] }
let while8[c, b, t, t"] { some m: Time | (c[t] => b[t, m] else t = m) and while7[c, b, m, t"] }
let while7[c, b, t, t"] { some m: Time | (c[t] => b[t, m] else t = m) and while6[c, b, m, t"] }
let while6[c, b, t, t"] { some m: Time | (c[t] => b[t, m] else t = m) and while5[c, b, m, t"] }
let while5[c, b, t, t"] { some m: Time | (c[t] => b[t, m] else t = m) and while4[c, b, m, t"] }
let while4[c, b, t, t"] { some m: Time | (c[t] => b[t, m] else t = m) and while3[c, b, m, t"] }
let while3[c, b, t, t"] { some m: Time | (c[t] => b[t, m] else t = m) and while2[c, b, m, t"] }
let while2[c, b, t, t"] { some m: Time | (c[t] => b[t, m] else t = m) and while1[c, b, m, t"] }
let while1[c, b, t, t"] { some m: Time | (c[t] => b[t, m] else t = m) and while0[c, b, m, t"] }
let while0[c, b, t, t"] { not c[t] and t = t" }
