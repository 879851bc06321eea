-- Truth as atoms. Arguments are sets: an argument without an atom counts as neither true nor false.
module util/boolean
abstract sig Bool {}
one sig True, False extends Bool {}
pred isTrue[b: Bool] { b in True }
pred isFalse[b: Bool] { b in False }
fun Not[b: Bool]: Bool { Bool - b }
fun And[a, b: Bool]: Bool { truth[a + b, True] }
fun Or[a, b: Bool]: Bool { truth[True, a + b] }
fun Xor[a, b: Bool]: Bool { truth[Bool, a + b] }
fun Nand[a, b: Bool]: Bool { truth[False, a + b] }
fun Nor[a, b: Bool]: Bool { truth[a + b, False] }
private fun truth[part, whole: set Bool]: Bool { part in whole => True else False }
