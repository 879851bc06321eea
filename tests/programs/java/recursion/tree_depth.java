// Depth and sum of binary trees of any shape, and a recursion that forgets the empty tree.
class Tree {
    int value;
    Tree left;
    Tree right;

    // check Tree.depth with chain 1: valid within bounds
    //@ ensures t == null ? \result == 0 : \result >= 1;
    //@ ensures t != null && t.left == null && t.right == null ==> \result == 1;
    static int depth(Tree t) {
        return t == null ? 0 : 1 + Math.max(depth(t.left), depth(t.right));
    }

    static int least(Tree t) {
        int value = t.value;                            // check Tree.least: invalid, exception here
        if (t.left != null) {
            value = Math.min(value, least(t.left));
        }
        if (t.right != null) {
            value = Math.min(value, least(t.left));
        }
        return value;
    }

    // check Tree.mirror: valid
    //@ requires t != null && t.left != t && t.right != t;
    //@ ensures t.left == \old(t.right) && t.right == \old(t.left);
    static void mirror(Tree t) {
        Tree kept = t.left;
        t.left = t.right;
        t.right = kept;
    }

    static int leaves(Tree t) {
        if (t.left == null && t.right == null) {        // check Tree.leaves: invalid, exception here
            return 1;
        }
        return leaves(t.left) + leaves(t.right);
    }
}
