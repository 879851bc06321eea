// What fields lead to: \reach, and quantifiers over the objects that can be reached.

class Link {
    int value;
    Link next;

    /*@ requires head != null && !\reach(head.next).has(head);
      @ ensures (\forall Link l; \reach(head).has(l); l.value == 0);
      @*/
    static void clear(Link head) {                  // check Link.clear: valid within bounds
        for (Link l = head; l != null; l = l.next) l.value = 0;
    }

    //@ ensures (\forall Link l; \reach(head).has(l); l.value == 0);   // check Link.clearSome: invalid, ensures here
    static void clearSome(Link head) {
        for (Link l = head; l != null && l.value != 0; l = l.next) l.value = 0;
    }

    /*@ requires head != null;
      @ ensures (\exists Link l; \reach(head).has(l) && l.next == null; true);
      @*/
    static void cut(Link head) {                    // check Link.cut: valid
        head.next = null;
    }

    /*@ requires head != null;
      @ ensures (\forall Link l; \old(\reach(head).has(l)) && l != \old(head.next); \reach(head).has(l));
      @*/
    static void skip(Link head) {                   // check Link.skip: valid within bounds
        if (head.next != null && head.next != head) head.next = head.next.next;
    }

    /*@ requires head != null;
      @ ensures (\forall Link l; \old(\reach(head).has(l)); \reach(head).has(l));
      @*/
    static void skipOne(Link head) {                // check Link.skipOne: invalid, ensures
        if (head.next != null) head.next = head.next.next;
    }

    //@ requires head != null;
    //@ ensures (\num_of Link l; \reach(head).has(l); l == head) == 1;
    //@ ensures (\sum Link l; \reach(head).has(l) && l == head; l.value) == head.value;
    static void once(Link head) { }                 // check Link.once: valid within bounds

    //@ ensures (\forall Link l; l.value == 0);
    static void everywhere(Link head) { }           // check Link.everywhere: unknown

    // prints: true false false
    public static void main(String[] arguments) {
        Link a = new Link(), b = new Link();
        a.next = b;
        //@ assert \reach(a).has(b) && !\reach(b).has(a) && !\reach(a).has(null) && !\reach(null).contains(a);
        boolean there = true;
        //@ ghost boolean back = false;
        System.out.println(there + " " + (b.next == a) + " " + (a.next == null));
    }
}

class Tree {
    Tree left, right;
    Object label;
    Tree[] others;
}

class Shape {
    //@ requires tree != null && tree.others != null && tree.others.length == 1 && tree.others[0] != null;
    //@ ensures \reach(tree).has(tree.others[0]) && \reach(tree).has(tree.others);
    //@ ensures tree.right != null ==> \reach(tree).has(tree.right);
    static void parts(Tree tree) { }                // run Shape.parts(Tree{others: [Tree{}], right: Tree{}}): returns
}
