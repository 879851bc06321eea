open util/integer
sig Queen { row: Int, col: Int } { row >= 0 and row < 4 and col >= 0 and col < 4 }
pred nothreat(q1, q2: Queen) {
  q1.row != q2.row
  q1.col != q2.col
  int[q1.row] - int[q1.col] != int[q2.row] - int[q2.col]
  q1.row.plus[q1.col] != q2.row.plus[q2.col]
}
pred valid { all q1, q2: Queen | q1 != q2 implies nothreat[q1, q2] }
run valid for exactly 4 Queen, 4 Int expect 1
