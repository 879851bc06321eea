-- Natural numbers from zero as far as the scope of Natural goes; results outside of it are empty.
module util/natural
private open util/ordering[Natural] as row
sig Natural {}
one sig Zero in Natural {}
lone sig One in Natural {}
fact { Zero = row/first and One = row/first.(row/next) }
fun inc[n: Natural]: lone Natural { n.(row/next) }
fun dec[n: Natural]: lone Natural { n.(row/prev) }
fun add[m, n: Natural]: lone Natural { { s: Natural | #below[s] = plus[#below[m], #below[n]] } }
fun sub[m, n: Natural]: lone Natural { { s: Natural | #below[m] = plus[#below[s], #below[n]] } }
fun mul[m, n: Natural]: lone Natural { { s: Natural | #below[s] = #(below[m] -> below[n]) } }
fun div[m, n: Natural]: lone Natural { { s: Natural | #below[s] = integer/div[#below[m], #below[n]] } }
pred gt[m, n: Natural] { m in row/nexts[n] }
pred lt[m, n: Natural] { n in row/nexts[m] }
pred gte[m, n: Natural] { m = n or gt[m, n] }
pred lte[m, n: Natural] { m = n or lt[m, n] }
fun max[s: set Natural]: lone Natural { row/max[s] }
fun min[s: set Natural]: lone Natural { row/min[s] }
private fun below[n: Natural]: set Natural { row/prevs[n] }
