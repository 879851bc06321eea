abstract sig FSObject { parent: lone Dir }
sig Dir extends FSObject { contents: set FSObject }
sig File extends FSObject { }
one sig Root extends Dir { } { no parent }
fact { all d: Dir, o: d.contents | o.parent = d }
fact { File + Dir = FSObject }
fact { FSObject in Root.*contents }
assert acyclic { no d: Dir | d in d.^contents }
check acyclic for 5 expect 0
assert oneRoot { one d: Dir | no d.parent }
check oneRoot for 5 expect 0
assert oneLocation { all o: FSObject | lone d: Dir | o in d.contents }
check oneLocation for 5 expect 0
run { some File and some Dir - Root } expect 1
