-- Sequences: relations from the first indices to elements. Any `seq` opens this module as `seq`.
module util/sequniv
pred isSeq[s: Int -> univ] {
    s in seq/Int -> lone univ
    all i: s.univ - 0 | minus[i, 1] in s.univ
}
fun elems[s: Int -> univ]: set (Int.s) { (seq/Int).s }
fun inds[s: Int -> univ]: set Int { s.univ }
fun first[s: Int -> univ]: lone (Int.s) { 0.s }
fun last[s: Int -> univ]: lone (Int.s) { lastIdx[s].s }
fun rest[s: Int -> univ]: s { { i: seq/Int, x: Int.s | plus[i, 1] -> x in s and plus[i, 1] > int[i] } }
fun butlast[s: Int -> univ]: s { (seq/Int - lastIdx[s]) <: s }
pred isEmpty[s: Int -> univ] { no s }
pred hasDups[s: Int -> univ] { #elems[s] < #inds[s] }
fun lastIdx[s: Int -> univ]: lone Int { { i: s.univ | no j: s.univ | j > i } }
fun afterLastIdx[s: Int -> univ]: lone Int { { i: seq/Int - s.univ | no j: seq/Int - s.univ | int[j] < int[i] } }
fun idxOf[s: Int -> univ, x: univ]: lone Int { { i: s.x | no j: s.x | j < i } }
fun lastIdxOf[s: Int -> univ, x: univ]: lone Int { { i: s.x | no j: s.x | j > i } }
fun indsOf[s: Int -> univ, x: univ]: set Int { s.x }
fun add[s: Int -> univ, x: univ]: s + (seq/Int -> x) { s + afterLastIdx[s] -> x }
fun setAt[s: Int -> univ, i: Int, x: univ]: s + (seq/Int -> x) { s ++ i -> x }
fun insert[s: Int -> univ, i: Int, x: univ]: s + (seq/Int -> x) {
    seq/Int <: ((integer/prevs[i] <: s) + i -> x + (integer/prev).((i + integer/nexts[i]) <: s))
}
fun delete[s: Int -> univ, i: Int]: s {
    (integer/prevs[i] <: s) + (integer/next).(integer/nexts[i] <: s)
}
fun append[s, t: Int -> univ]: s + t {
    no s => t else s + { i: seq/Int, x: Int.t | some j: seq/Int | j -> x in t and int[i] = plus[int[j], plus[int[lastIdx[s]], 1]] }
}
fun subseq[s: Int -> univ, from, to: Int]: s {
    { i: seq/Int, x: Int.s | some j: seq/Int - integer/nexts[to] | j -> x in s and int[i] = minus[int[j], int[from]] }
}
