// A lamp that someone may switch, or leave as it is.
one sig Lamp {}
var sig On in Lamp {}

pred switch { On' = Lamp - On }
pred wait { On' = On }
fact { no On and always (switch or wait) }

run blinks { always switch } expect 1
// Wrong: nobody has to switch it.
check neverStuck { always eventually some On } expect 1
