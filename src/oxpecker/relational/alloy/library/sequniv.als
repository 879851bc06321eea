-- Sequences: relations from the first indices to elements. Any `seq` opens this module as `seq`.
module util/sequniv
pred isSeq[s: Int -> univ] {
    s in seq/Int -> lone univ
    all i: s.univ - 0 | minus[i, 1] in s.univ
}
fun elems[s: Int -> univ]: set (Int.s) { Int.s }
fun inds[s: Int -> univ]: set Int { s.univ }
fun first[s: Int -> univ]: lone (Int.s) { 0.s }
fun last[s: Int -> univ]: lone (Int.s) { lastIdx[s].s }
fun rest[s: Int -> univ]: s { { i: seq/Int, x: Int.s | plus[i, 1] -> x in s and plus[i, 1] > int[i] } }
fun butlast[s: Int -> univ]: s { s - lastIdx[s] -> univ }
pred isEmpty[s: Int -> univ] { no s }
pred hasDups[s: Int -> univ] { some i, j: s.univ | i < j and some i.s & j.s }
fun lastIdx[s: Int -> univ]: lone Int { { i: s.univ | no j: s.univ | j > i } }
fun afterLastIdx[s: Int -> univ]: lone Int { { i: seq/Int - s.univ | no j: seq/Int - s.univ | int[j] < int[i] } }
fun idxOf[s: Int -> univ, x: univ]: lone Int { { i: s.x | no j: s.x | j < i } }
fun lastIdxOf[s: Int -> univ, x: univ]: lone Int { { i: s.x | no j: s.x | j > i } }
fun indsOf[s: Int -> univ, x: univ]: set Int { s.x }
fun add[s: Int -> univ, x: univ]: s + (seq/Int -> x) { s + afterLastIdx[s] -> x }
fun setAt[s: Int -> univ, i: Int, x: univ]: s + (seq/Int -> x) { s ++ i -> x }
fun insert[s: Int -> univ, i: Int, x: univ]: s + (seq/Int -> x) {
    { j: seq/Int, y: Int.s + x | int[j] < i => j -> y in s else (j = i => y = x else minus[j, 1] -> y in s) }
}
fun delete[s: Int -> univ, i: Int]: s {
    { j: seq/Int, y: Int.s | int[j] < i => j -> y in s else (plus[j, 1] > int[j] and plus[j, 1] -> y in s) }
}
fun append[s, t: Int -> univ]: s + t {
    s + { i: seq/Int, x: Int.t | int[i] >= #s and minus[i, #s] -> x in t }
}
fun subseq[s: Int -> univ, from, to: Int]: s {
    { i: seq/Int, x: Int.s | some j: s.univ | j >= from and j =< to and i = minus[j, from] and j -> x in s }
}
