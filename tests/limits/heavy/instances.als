// relational: relational --count
// relational: relational --count --isomorphic
// relational: relational --instances 100000000
// memory: relational --instances 100000000
sig A { r: set A }
run { some r } for 7
