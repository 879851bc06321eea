/** A node of a binary tree with links to its parent. */
public class SearchTree {
    int key;
    SearchTree left;
    SearchTree right;
    SearchTree parent;

    //~ ensures this.key == key && left == null && right == null && parent == null;
    public SearchTree(int key) {
        this.key = key;
    }

    //~ ensures \result <==> left == null && right == null;
    //~ assignable \nothing;
    public boolean isLeaf() {
        return left == null && right == null;
    }

    //~ requires child != null && child != this;
    //~ ensures left == child && child.parent == this && right == \old(right);
    //~ assignable left, child.parent;
    public void attachLeft(SearchTree child) {
        left = child;
        child.parent = this;
    }

    //~ requires left != null && left != this;
    //~ ensures \result == \old(left) && left == \old(left.right) && \result.right == this;
    //~ ensures key == \old(key);
    //~ assignable left, left.right;
    public SearchTree rotateRight() {
        SearchTree pivot = left;
        left = pivot.right;
        pivot.right = this;
        return pivot;
    }

    //~ ensures k < key ==> \result == left;
    //~ ensures k > key ==> \result == right;
    //~ ensures k == key ==> \result == this;
    //~ assignable \nothing;
    public SearchTree step(int k) {
        if (k < key) {
            return left;
        }
        return k > key ? right : this;
    }
}
