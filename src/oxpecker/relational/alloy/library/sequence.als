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
pred hasDups[s: Seq] { #elems[s] < #inds[s] }
fun inds[s: Seq]: set SeqIdx { s.seqElems.elem }
fun firstIdx: SeqIdx { ord/first }
fun finalIdx: SeqIdx { ord/last }
fun lastIdx[s: Seq]: lone SeqIdx { ord/max[inds[s]] }
fun afterLastIdx[s: Seq]: lone SeqIdx { ord/min[SeqIdx - inds[s]] }
fun idxOf[s: Seq, x: elem]: lone SeqIdx { ord/min[s.seqElems.x] }
fun lastIdxOf[s: Seq, x: elem]: lone SeqIdx { ord/max[s.seqElems.x] }
fun indsOf[s: Seq, x: elem]: set SeqIdx { s.seqElems.x }
pred rest[s, t: Seq] { not isEmpty[s] and all i: SeqIdx | at[t, i] = at[s, i.(ord/next)] }
pred startsWith[s, prefix: Seq] { all i: inds[prefix] | at[s, i] = at[prefix, i] }
pred copy[source, dest: Seq, begin: SeqIdx] {
    all i: inds[source] | some j: SeqIdx | ord/gte[j, begin] and at[dest, j] = at[source, i] and #ord/prevs[i] = #(ord/prevs[j] - ord/prevs[begin])
}
pred add[s: Seq, x: elem, t: Seq] {
    startsWith[t, s] and at[t, afterLastIdx[s]] = x
    #inds[t] = plus[#inds[s], 1]
}
pred setAt[s: Seq, i: SeqIdx, x: elem, t: Seq] { t.seqElems = s.seqElems ++ i -> x }
pred insert[s: Seq, i: SeqIdx, x: elem, t: Seq] {
    at[t, i] = x and #inds[t] = plus[#inds[s], 1]
    all j: ord/prevs[i] | at[t, j] = at[s, j]
    all j: ord/nexts[i] | at[t, j] = at[s, j.(ord/prev)]
}
pred append[s, t, both: Seq] {
    startsWith[both, s] and copy[t, both, afterLastIdx[s]]
    #inds[both] = plus[#inds[s], #inds[t]]
}
pred subseq[s, part: Seq, from, to: SeqIdx] {
    ord/lte[from, to] and copy[part, s, from]
    #inds[part] = #(to + ord/prevs[to] - ord/prevs[from])
}
