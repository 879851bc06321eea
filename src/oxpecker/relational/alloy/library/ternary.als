-- Relations of three columns.
module util/ternary
fun dom[r: univ -> univ -> univ]: set univ { (r.univ).univ }
fun mid[r: univ -> univ -> univ]: set univ { univ.(r.univ) }
fun ran[r: univ -> univ -> univ]: set univ { univ.(univ.r) }
fun select12[r: univ -> univ -> univ]: univ -> univ { r.univ }
fun select13[r: univ -> univ -> univ]: univ -> univ { { x, z: univ | some (x.r).z } }
fun select23[r: univ -> univ -> univ]: univ -> univ { univ.r }
fun flip12[r: univ -> univ -> univ]: univ -> univ -> univ { { x, y, z: univ | y -> x -> z in r } }
fun flip13[r: univ -> univ -> univ]: univ -> univ -> univ { { x, y, z: univ | z -> y -> x in r } }
fun flip23[r: univ -> univ -> univ]: univ -> univ -> univ { { x, y, z: univ | x -> z -> y in r } }
