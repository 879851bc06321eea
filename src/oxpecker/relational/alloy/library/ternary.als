-- Relations of three columns.
module util/ternary
fun dom[r: univ -> univ -> univ]: set ((r.univ).univ) { (r.univ).univ }
fun mid[r: univ -> univ -> univ]: set (univ.(r.univ)) { univ.(r.univ) }
fun ran[r: univ -> univ -> univ]: set (univ.(univ.r)) { univ.(univ.r) }
fun select12[r: univ -> univ -> univ]: r.univ { r.univ }
fun select13[r: univ -> univ -> univ]: ((r.univ).univ) -> (univ.(univ.r)) { { x: (r.univ).univ, z: univ.(univ.r) | some (x.r).z } }
fun select23[r: univ -> univ -> univ]: univ.r { univ.r }
fun flip12[r: univ -> univ -> univ]: (univ.(r.univ)) -> ((r.univ).univ) -> (univ.(univ.r)) {
    { x: univ.(r.univ), y: (r.univ).univ, z: univ.(univ.r) | y -> x -> z in r }
}
fun flip13[r: univ -> univ -> univ]: (univ.(univ.r)) -> (univ.(r.univ)) -> ((r.univ).univ) {
    { x: univ.(univ.r), y: univ.(r.univ), z: (r.univ).univ | z -> y -> x in r }
}
fun flip23[r: univ -> univ -> univ]: ((r.univ).univ) -> (univ.(univ.r)) -> (univ.(r.univ)) {
    { x: (r.univ).univ, y: univ.(univ.r), z: univ.(r.univ) | x -> z -> y in r }
}
