-- Integers that are atoms. Arithmetic (`plus`, `minus`, `mul`, `div`, `rem`) is built in.
module util/integer
fun negate[i: Int]: Int { minus[0, i] }
fun signum[i: Int]: Int { i < 0 => minus[0, 1] else (i > 0 => 1 else 0) }
pred eq[i, j: Int] { int[i] = int[j] }
pred lt[i, j: Int] { i < j }
pred gt[i, j: Int] { i > j }
pred lte[i, j: Int] { i =< j }
pred gte[i, j: Int] { i >= j }
pred zero[i: Int] { int[i] = 0 }
pred pos[i: Int] { i > 0 }
pred neg[i: Int] { i < 0 }
pred nonpos[i: Int] { i =< 0 }
pred nonneg[i: Int] { i >= 0 }
fun next: Int -> Int { { i, j: Int | int[j] = plus[i, 1] } }
fun prev: Int -> Int { { i, j: Int | int[i] = plus[j, 1] } }
fun max: lone Int { { i: Int | all j: Int | i >= j } }
fun min: lone Int { { i: Int | all j: Int | i =< j } }
fun max[s: set Int]: lone Int { { i: s | all j: s | i >= j } }
fun min[s: set Int]: lone Int { { i: s | all j: s | i =< j } }
fun nexts[i: Int]: set Int { { j: Int | j > i } }
fun prevs[i: Int]: set Int { { j: Int | j < i } }
fun larger[i, j: Int]: Int { i >= j => i else j }
fun smaller[i, j: Int]: Int { i >= j => j else i }
