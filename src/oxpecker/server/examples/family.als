// People and their parents. Who is whose grandparent?
abstract sig Person { parents: set Person }
sig Woman, Man extends Person {}

fact Biology {
    no p: Person | p in p.^parents
    all p: Person | lone p.parents & Woman and lone p.parents & Man
}

fun grandparents[p: Person]: set Person { p.parents.parents }

run family { some p: Person | #grandparents[p] = 3 } for 6

// Wrong: two people may have a child with each other's child.
check noOwnGrandparent { no p, q: Person | q in p.parents and q in grandparents[p] } for 4
