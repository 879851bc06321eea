-- private names, sums, arithmetic, a subset, a field that no two atoms share
private sig Hidden {}
sig Account { balance: Int, owner: disj lone Client }
sig Client { private accounts: set Account, limit: Int } { all a: accounts | a.owner = this && balance[a] >= 0 }
sig Trusted in Client {}
pred transfer[a, b: Account, n: Int] { a.balance >= n and n > 0 }
fun total[c: Client]: Int { sum a: c.accounts | a.balance }
assert nonneg { all c: Client | total[c] >= 0 and c.total >= 0 }
check nonneg for 3 but 5 Int, exactly 2 Client expect 0
run transfer for 2 but 4 int expect 1
run { some disj a, b: Account | a.balance = b.balance.plus[1] and 0 < a.balance and a.balance <= 3 } for 3 expect 1
run { some x: Int | x = 7 and x.mul[2] > 0 } for 3 but 4 Int expect 0
run { some a: Account | a.balance.rem[2] = 1 and a.balance.div[2] = 1 } expect 1
run { some x: Int | x >= 2 and x <= 2 and x != 3 and not x = 4 and x !in Int - 2 } expect 1
run { some disj a, b: Account | a.owner = b.owner and some a.owner } expect 0
run { some Client - Trusted and some Trusted } expect 1
