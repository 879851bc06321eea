-- Binary trees and what is true of them: closures.
sig Node { left, right: lone Node }
one sig Root in Node {}
fun child: Node -> Node { left + right }
fact {
  no iden & ^child
  all n: Node | lone child.n and (some n.left => n.left != n.right)
  Node in Root.*child
}
assert connected { all n: Node | n in Root.*child and lone child.n }
assert few { #{ n: Node | no n.child } =< 4 }
assert edges { #child = minus[#Node, 1] }
check connected for 8
check edges for 8 but 6 Int
check few for 10 but 6 Int
run { #Node = 12 and all n: Node | no n.child or #n.child = 2 } for 12 but 6 Int
run { #Node = 13 and all n: Node | no n.child or #n.child = 2 } for 13 but 6 Int
