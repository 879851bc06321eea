-- Halmos's puzzle: a couple invites others, everybody but the host answers a different number of handshakes.
sig Person { spouse: Person, shaken: set Person }
one sig Host, Hostess extends Person {}
fact {
  all p: Person | no (p + p.spouse) & p.shaken
  shaken = ~shaken
  spouse = ~spouse and no spouse & iden
  Hostess.spouse = Host
}
pred puzzle { all disj p, q: Person - Host | #p.shaken != #q.shaken }
assert same { puzzle => #Host.shaken = #Hostess.shaken }
run puzzle for exactly 12 Person, 6 Int
run puzzle for exactly 14 Person, 6 Int
run puzzle for exactly 16 Person, 6 Int
check same for exactly 6 Person, 6 Int
