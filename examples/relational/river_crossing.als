// A farmer takes a fox, a chicken and some grain over a river, in a boat that holds one of them beside the farmer.
open util/ordering[State] as order

abstract sig Thing { eats: set Thing }
one sig Farmer, Fox, Chicken, Grain extends Thing {}
fact { eats = Fox -> Chicken + Chicken -> Grain }

sig State { near, far: set Thing }
fact { order/first.near = Thing and no order/first.far }

// What is left alone with its eater is gone, so such a crossing does not lead to the end.
pred cross[from, from", to, to": set Thing] {
    one taken: from {
        from" = from - taken - Farmer - from".eats
        to" = to + taken + Farmer
    }
}

fact {
    all s: State, s": s.order/next {
        Farmer in s.near
            => cross[s.near, s".near, s.far, s".far]
            else cross[s.far, s".far, s.near, s".near]
    }
}

run over { order/last.far = Thing } for exactly 8 State expect 1
run overSooner { order/last.far = Thing } for exactly 7 State expect 0
