// A linked list: what follows from its having no circle, and what does not.
module list

sig Node { next: lone Node }
one sig List { head: lone Node }

pred acyclic { no n: Node | n in n.^next }
fact { acyclic }

// Whatever is in the list comes before what follows it.
assert noReturn { all n: Node | n in List.head.*next implies n not in n.^next }
// Wrong: nodes may be outside of the list.
assert allInTheList { Node in List.head.*next }

check noReturn for 5 expect 0
check allInTheList for 3
run threeInARow { some disj a, b, c: Node | List.head = a and a.next = b and b.next = c } for 3
