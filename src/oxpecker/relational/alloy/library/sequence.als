-- Sequences as atoms: no two atoms of Seq hold the same elements in the same order.
module util/sequence[elem]
open util/ordering[SeqIdx] as ord
sig SeqIdx {}
sig Seq { seqElems: SeqIdx -> lone elem } {
    all i: seqElems.elem | i.(ord/prev) in seqElems.elem
}
fact { all disj s, t: Seq | s.seqElems != t.seqElems }
pred noDuplicates { all s: Seq | not s.hasDups }
pred allExist {
    some s: Seq | s.isEmpty
    all s: Seq, x: elem | s.isFull or some t: Seq | s.add[x, t]
}
pred allExistNoDuplicates {
    noDuplicates
    some s: Seq | s.isEmpty
    all s: Seq, x: elem - s.elems | s.isFull or some t: Seq | s.add[x, t]
}
private pred isFull[s: Seq] { s.inds = SeqIdx }
fun at[s: Seq, i: SeqIdx]: lone elem { i.(s.seqElems) }
fun elems[s: Seq]: set elem { SeqIdx.(s.seqElems) }
fun first[s: Seq]: lone elem { (ord/first).(s.seqElems) }
fun last[s: Seq]: lone elem { lastIdx[s].(s.seqElems) }
pred isEmpty[s: Seq] { no s.seqElems }
pred hasDups[s: Seq] { some disj i, j: s.inds | some at[s, i] & at[s, j] }
fun inds[s: Seq]: set SeqIdx { s.seqElems.elem }
fun firstIdx: SeqIdx { ord/first }
fun finalIdx: SeqIdx { ord/last }
fun lastIdx[s: Seq]: lone SeqIdx { ord/max[inds[s]] }
fun afterLastIdx[s: Seq]: lone SeqIdx { ord/min[SeqIdx - inds[s]] }
fun idxOf[s: Seq, x: elem]: lone SeqIdx { ord/min[s.seqElems.x] }
fun lastIdxOf[s: Seq, x: elem]: lone SeqIdx { ord/max[s.seqElems.x] }
fun indsOf[s: Seq, x: elem]: set SeqIdx { s.seqElems.x }
pred rest[s, t: Seq] { some s.seqElems and t.seqElems = (ord/next).(s.seqElems) }
pred startsWith[s, prefix: Seq] { prefix.seqElems in s.seqElems }
pred copy[source, dest: Seq, begin: SeqIdx] {
    all i: source.inds | some j: SeqIdx | #ord/prevs[j] = plus[#ord/prevs[i], #ord/prevs[begin]] and at[dest, j] = at[source, i]
}
pred add[s: Seq, x: elem, t: Seq] { some afterLastIdx[s] and t.seqElems = s.seqElems + afterLastIdx[s] -> x }
pred setAt[s: Seq, i: SeqIdx, x: elem, t: Seq] { t.seqElems = s.seqElems ++ i -> x }
pred insert[s: Seq, i: SeqIdx, x: elem, t: Seq] {
    #t.seqElems = plus[#s.seqElems, 1]
    t.seqElems = (ord/prevs[i] <: s.seqElems) + i -> x + (ord/nexts[i] <: ~(ord/next).(s.seqElems))
}
pred append[s, t, both: Seq] {
    #both.seqElems = plus[#s.seqElems, #t.seqElems]
    both.startsWith[s]
    all i: t.inds | some j: both.inds | #ord/prevs[j] = plus[#ord/prevs[i], #s.seqElems] and at[both, j] = at[t, i]
}
pred subseq[s, part: Seq, from, to: SeqIdx] {
    ord/lte[from, to] and to in s.inds
    #part.seqElems = plus[minus[#ord/prevs[to], #ord/prevs[from]], 1]
    copy[part, s, from]
}
