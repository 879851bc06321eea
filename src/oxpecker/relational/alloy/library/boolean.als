-- Truth as atoms.
module util/boolean
abstract sig Bool {}
one sig True, False extends Bool {}
pred isTrue[b: Bool] { b = True }
pred isFalse[b: Bool] { b = False }
fun Not[b: Bool]: Bool { b = True => False else True }
fun And[a, b: Bool]: Bool { a + b = True => True else False }
fun Or[a, b: Bool]: Bool { True in a + b => True else False }
fun Xor[a, b: Bool]: Bool { a = b => False else True }
fun Nand[a, b: Bool]: Bool { a + b = True => False else True }
fun Nor[a, b: Bool]: Bool { True in a + b => False else True }
