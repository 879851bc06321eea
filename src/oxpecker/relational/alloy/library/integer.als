-- Integers. Every module opens this one as `integer`.
module util/integer
fun add[i, j: Int]: Int { i fun/add j }
fun plus[i, j: Int]: Int { i fun/add j }
fun sub[i, j: Int]: Int { i fun/sub j }
fun minus[i, j: Int]: Int { i fun/sub j }
fun mul[i, j: Int]: Int { i fun/mul j }
fun div[i, j: Int]: Int { i fun/div j }
fun rem[i, j: Int]: Int { i fun/rem j }
fun negate[i: Int]: Int { 0 fun/sub i }
fun signum[i: Int]: Int { i < 0 => -1 else (i > 0 => 1 else 0) }
pred eq[i, j: Int] { int[i] = int[j] }
pred lt[i, j: Int] { i < j }
pred gt[i, j: Int] { i > j }
pred lte[i, j: Int] { i =< j }
pred gte[i, j: Int] { i >= j }
pred zero[i: Int] { i = 0 }
pred pos[i: Int] { i > 0 }
pred neg[i: Int] { i < 0 }
pred nonpos[i: Int] { i =< 0 }
pred nonneg[i: Int] { i >= 0 }
fun max: one Int { fun/max }
fun min: one Int { fun/min }
fun next: Int -> Int { fun/next }
fun prev: Int -> Int { ~(fun/next) }
fun max[s: set Int]: lone Int { { i: s | no j: s | j > i } }
fun min[s: set Int]: lone Int { { i: s | no j: s | j < i } }
fun nexts[i: Int]: set Int { i.^(fun/next) }
fun prevs[i: Int]: set Int { i.^(~(fun/next)) }
fun larger[i, j: Int]: Int { i < j => int[j] else int[i] }
fun smaller[i, j: Int]: Int { i < j => int[i] else int[j] }
-- The element at a position of an order, and the position of an element; positions count from zero.
fun int2elem[i: Int, next: univ -> univ, s: set univ]: lone s { { e: s | #(^next.e) = int[i] } }
fun elem2int[e: univ, next: univ -> univ]: lone Int { Int[#(^next.e)] }
