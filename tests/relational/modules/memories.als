open memory[Addr, Data] as mm
sig Addr {}
sig Data {}
check mm/WriteRead for 3 expect 0
check WriteRead for 3 expect 0
assert WI { all m1, m2: Memory, a: Addr, d: Data | mm/write[m1, m2, a, d] => m2.data[a] = d }
check WI for 3 expect 0
run write for 3 expect 1
run { some mm/Memory } for 2 expect 1
