-- The atoms of a signature in a row. `first`, `last`, `next` and `prev` are relations that the tool knows.
module util/ordering[exactly elem]
fun nexts[e: elem]: set elem { e.^next }
fun prevs[e: elem]: set elem { e.^prev }
fun larger[a, b: elem]: elem { a in b.^prev => b else a }
fun smaller[a, b: elem]: elem { a in b.^prev => a else b }
fun max[s: set elem]: lone elem { s - s.^prev }
fun min[s: set elem]: lone elem { s - s.^next }
pred lt[a, b: elem] { a in b.^prev }
pred gt[a, b: elem] { a in b.^next }
pred lte[a, b: elem] { a = b or a in b.^prev }
pred gte[a, b: elem] { a = b or a in b.^next }
