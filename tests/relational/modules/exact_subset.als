sig A {}
sig B extends A {}
sig C = B {}
check { C = B } for 3 expect 0
