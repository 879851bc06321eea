-- Sequences: relations from the first indices to elements. Fields `f: seq A` open this module by themselves.
module util/sequniv
pred isSeq[s: Int -> univ] {
    s in seq/Int -> lone univ
    all i: s.univ - 0 | minus[i, 1] in s.univ
}
fun elems[s: Int -> univ]: set univ { Int.s }
fun inds[s: Int -> univ]: set Int { s.univ }
fun first[s: Int -> univ]: lone univ { 0.s }
fun last[s: Int -> univ]: lone univ { lastIdx[s].s }
fun rest[s: Int -> univ]: Int -> univ { { i: seq/Int, x: univ | plus[i, 1] -> x in s } }
fun butlast[s: Int -> univ]: Int -> univ { s - lastIdx[s] -> univ }
pred isEmpty[s: Int -> univ] { no s }
pred hasDups[s: Int -> univ] { #Int.s < #s }
fun lastIdx[s: Int -> univ]: lone Int { { i: s.univ | no j: s.univ | j > i } }
fun afterLastIdx[s: Int -> univ]: lone Int { Int[#s] & seq/Int }
fun idxOf[s: Int -> univ, x: univ]: lone Int { { i: s.x | no j: s.x | j < i } }
fun lastIdxOf[s: Int -> univ, x: univ]: lone Int { { i: s.x | no j: s.x | j > i } }
fun indsOf[s: Int -> univ, x: univ]: set Int { s.x }
fun add[s: Int -> univ, x: univ]: Int -> univ { s + afterLastIdx[s] -> x }
fun setAt[s: Int -> univ, i: Int, x: univ]: Int -> univ { s ++ i -> x }
fun insert[s: Int -> univ, i: Int, x: univ]: Int -> univ {
    { j: seq/Int, y: univ | j < i => j -> y in s else (j = i => y = x else minus[j, 1] -> y in s) }
}
fun delete[s: Int -> univ, i: Int]: Int -> univ {
    { j: seq/Int, y: univ | j < i => j -> y in s else plus[j, 1] -> y in s }
}
fun append[s, t: Int -> univ]: Int -> univ {
    s + { i: seq/Int, x: univ | i >= #s and minus[i, #s] -> x in t }
}
fun subseq[s: Int -> univ, from, to: Int]: Int -> univ {
    { i: seq/Int, x: univ | plus[i, from] =< to and plus[i, from] -> x in s }
}
