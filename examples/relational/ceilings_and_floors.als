// "One man's ceiling is another man's floor": does the converse follow?
sig Platform {}
sig Man { ceiling, floor: Platform }

pred above[m, n: Man] { m.floor = n.ceiling }
fact { all m: Man | some n: Man | above[n, m] }

// Not for people who share a platform, or whose ceiling is their floor.
assert belowToo { all m: Man | some n: Man | above[m, n] }

pred geometry { no m: Man | m.floor = m.ceiling }
pred noSharing { no disj m, n: Man | m.floor = n.floor or m.ceiling = n.ceiling }
assert belowTooWithGeometry { geometry implies all m: Man | some n: Man | above[m, n] }
assert belowTooWithoutSharing { noSharing implies all m: Man | some n: Man | above[m, n] }

check belowToo for 2 expect 1
check belowTooWithGeometry for 3 expect 1
check belowTooWithoutSharing for 6 expect 0
