-- Natural numbers from zero as far as the scope of Natural goes; results outside of it are empty.
module util/natural
private open util/ordering[Natural] as ord
sig Natural {}
one sig Zero in Natural {}
lone sig One in Natural {}
fact { ord/first in Zero and ord/first.(ord/next) in One }
fun inc[n: Natural]: lone Natural { n.(ord/next) }
fun dec[n: Natural]: lone Natural { n.(ord/prev) }
fun add[m, n: Natural]: lone Natural { { s: Natural | #below[s] = plus[#below[m], #below[n]] } }
fun sub[m, n: Natural]: lone Natural { { s: Natural | #below[m] = plus[#below[s], #below[n]] } }
fun mul[m, n: Natural]: lone Natural { { s: Natural | #below[s] = #(below[m] -> below[n]) } }
fun div[m, n: Natural]: lone Natural { { s: Natural | #below[m] = #(below[n] -> below[s]) } }
pred gt[m, n: Natural] { ord/gt[m, n] }
pred lt[m, n: Natural] { ord/lt[m, n] }
pred gte[m, n: Natural] { ord/gte[m, n] }
pred lte[m, n: Natural] { ord/lte[m, n] }
fun max[s: set Natural]: lone Natural { ord/max[s] }
fun min[s: set Natural]: lone Natural { ord/min[s] }
private fun below[n: Natural]: set Natural { ord/prevs[n] }
