-- Properties of relations as the edges of graphs over all nodes.
module util/graph[node]
pred undirected[r: node -> node] { ~r in r }
pred noSelfLoops[r: node -> node] { no iden & r }
pred weaklyConnected[r: node -> node] { all x, y: node | x in y.*(r + ~r) }
pred stronglyConnected[r: node -> node] { all x, y: node | x in y.*r }
pred rootedAt[r: node -> node, root: node] { node in root.*r }
pred ring[r: node -> node] { (all x: node | one x.r) and stronglyConnected[r] }
pred dag[r: node -> node] { no iden & ^r }
pred forest[r: node -> node] { dag[r] and all x: node | lone r.x }
pred tree[r: node -> node] { forest[r] and lone roots[r] }
pred treeRootedAt[r: node -> node, root: node] { forest[r] and rootedAt[r, root] }
fun roots[r: node -> node]: set node { node - node.r }
fun leaves[r: node -> node]: set node { node - r.node }
fun innerNodes[r: node -> node]: set node { node & r.node }
