module library
open util/relation as rel
open util/graph[Node] as graph
open util/boolean
open util/integer
sig Node { edges: set Node, weight: Int, on: Bool }
pred isTree { graph/tree[edges] }
run isTree for exactly 3 Node expect 1
pred ring3 { ring[edges] and some Node }
run ring3 for exactly 3 Node expect 1
assert order { partialOrder[edges, Node] => acyclic[edges - iden, Node] }
check order for 3 expect 0
assert fn { function[edges, Node] <=> (functional[edges, Node] and total[edges, Node]) }
check fn for 3 expect 0
pred sums { (sum n: Node | n.weight) = plus[2, 3] and all n: Node | n.weight.gt[0] and isTrue[n.on] }
run sums for 3 but 5 Int expect 1
pred neg { some n: Node | n.weight = negate[3] and n.on = Not[True] and lt[n.weight, 0] }
run neg for 2 expect 1
assert b { And[True, False] = False and Or[True, False] = True and Xor[True,True].isFalse }
check b expect 0
pred mx { max[Node.weight] = 5 and min[Node.weight] = -5 and #Node.weight > 2 }
run mx for 4 expect 1
