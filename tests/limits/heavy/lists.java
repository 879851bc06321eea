// relational: check --method Node.f --engine refine --objects 9 --width 8 --unrollings 12
// relational: check --method Node.f --engine inline --objects 9 --width 8 --unrollings 12
// relational: check --method Node.f --engine refine --objects 4 --width 4 --unrollings 4
// relational: infer
// memory: check --method Node.f --engine refine --objects 9 --width 8 --unrollings 12
// memory: check --method Node.f --engine inline --objects 9 --width 8 --unrollings 12
class Node {
  Node next;
  int v;

  Node reversed() {
    Node r = null;
    Node n = this;
    while (n != null) {
      Node t = n.next;
      n.next = r;
      r = n;
      n = t;
    }
    return r;
  }

  //@ alloy p: all n: Node | n in n.^next implies some n.v'
  void f(Node o) {
    Node n = this;
    while (n != null) {
      n.v = n.v * n.v + o.v * n.v;
      n = n.reversed().next;
      o = o.reversed();
    }
  }
}
