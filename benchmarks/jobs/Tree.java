// array 6
class Tree {
    static class Node { int key; Node left, right; }

    static Node insert(Node tree, int key) {
        if (tree == null) {
            Node made = new Node();
            made.key = key;
            return made;
        }
        if (key < tree.key) tree.left = insert(tree.left, key);
        else if (key > tree.key) tree.right = insert(tree.right, key);
        return tree;
    }

    static int height(Node tree) {
        return tree == null ? 0 : 1 + Math.max(height(tree.left), height(tree.right));
    }

    //@ requires a != null;
    //@ ensures \result <= a.length;
    static int work(int[] a) {
        Node tree = null;
        for (int key : a) tree = insert(tree, key);
        return height(tree);
    }
}
