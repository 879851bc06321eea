enum Color { Red, Green, Blue }
sig State { borders: set State, color: one Color }
fact { borders = ~borders and no iden & borders }   // symmetric
fact "adjacent differ" { all disj s, t: State | s->t in borders implies s.color != t.color }
run { #State = 4 and all disj s, t: State | s->t in borders } for 4 expect 0
run K3 { #State = 3 && (all disj s, t: State | s->t in borders) } for 4 expect 1
check { State.color in Red + Green + Blue } expect 0
