-- Sequences as relations from a row of indices of their own, SeqIdx, to elements.
module util/seqrel[elem]
open util/ordering[SeqIdx] as ord
sig SeqIdx {}
pred isSeq[s: SeqIdx -> elem] {
    s in SeqIdx -> lone elem
    all i: s.elem - ord/first | i.(ord/prev) in s.elem
}
fun elems[s: SeqIdx -> elem]: set elem { SeqIdx.s }
fun inds[s: SeqIdx -> elem]: set SeqIdx { s.elem }
fun first[s: SeqIdx -> elem]: lone elem { (ord/first).s }
fun last[s: SeqIdx -> elem]: lone elem { lastIdx[s].s }
fun rest[s: SeqIdx -> elem]: SeqIdx -> elem { (ord/next).s }
fun butlast[s: SeqIdx -> elem]: SeqIdx -> elem { (SeqIdx - lastIdx[s]) <: s }
pred isEmpty[s: SeqIdx -> elem] { no s }
pred hasDups[s: SeqIdx -> elem] { #elems[s] < #inds[s] }
fun firstIdx: SeqIdx { ord/first }
fun finalIdx: SeqIdx { ord/last }
fun lastIdx[s: SeqIdx -> elem]: lone SeqIdx { ord/max[s.elem] }
fun afterLastIdx[s: SeqIdx -> elem]: lone SeqIdx { ord/min[SeqIdx - s.elem] }
fun idxOf[s: SeqIdx -> elem, x: elem]: lone SeqIdx { ord/min[s.x] }
fun lastIdxOf[s: SeqIdx -> elem, x: elem]: lone SeqIdx { ord/max[s.x] }
fun indsOf[s: SeqIdx -> elem, x: elem]: set SeqIdx { s.x }
fun add[s: SeqIdx -> elem, x: elem]: SeqIdx -> elem { s + afterLastIdx[s] -> x }
fun setAt[s: SeqIdx -> elem, i: SeqIdx, x: elem]: SeqIdx -> elem { s ++ i -> x }
fun insert[s: SeqIdx -> elem, i: SeqIdx, x: elem]: SeqIdx -> elem {
    (ord/prevs[i] <: s) + i -> x + (ord/nexts[i] <: ~(ord/next).s)
}
fun delete[s: SeqIdx -> elem, i: SeqIdx]: SeqIdx -> elem {
    (ord/prevs[i] <: s) + (ord/next).(ord/nexts[i] <: s)
}
fun append[s, t: SeqIdx -> elem]: SeqIdx -> elem {
    s + { i: SeqIdx, x: elem | some j: t.x | #ord/prevs[i] = plus[#ord/prevs[j], plus[#ord/prevs[lastIdx[s]], 1]] }
}
fun subseq[s: SeqIdx -> elem, from, to: SeqIdx]: SeqIdx -> elem {
    { i: SeqIdx, x: elem | some j: s.x - ord/nexts[to] | #ord/prevs[i] = minus[#ord/prevs[j], #ord/prevs[from]] }
}
