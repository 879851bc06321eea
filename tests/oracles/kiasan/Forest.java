/** Disjoint sets as trees in an array: an element below zero is a root and says how high its tree is. */
public class Forest {
    private int[] up;

    /** Each element is a root, or the element above it is found among all; no way up is longer than the array. */
    /*@ pure @*/ boolean repOK() {
        if (up == null) {
            return false;
        }
        for (int i = 0; i < up.length; i++) {
            if (up[i] >= 0 && isNone(up[i])) {
                return false;
            }
        }
        for (int i = 0; i < up.length; i++) {
            int steps = 0;
            for (int j = i; up[j] >= 0; j = up[j]) {
                if (++steps > up.length) {
                    return false;
                }
            }
        }
        return true;
    }

    private /*@ pure @*/ boolean isNone(int x) {
        for (int i = 0; i < up.length; i++) {
            if (x == i) {
                return false;
            }
        }
        return true;
    }

    private /*@ pure @*/ boolean isRoot(int x) {
        return !isNone(x) && up[x] < 0;
    }

    //@ requires repOK() && !isNone(x);
    //@ ensures repOK();
    public int find(int x) {
        while (up[x] >= 0) {
            x = up[x];
        }
        return x;
    }

    //@ requires repOK() && isRoot(a) && isRoot(b) && a != b;
    //@ ensures repOK();
    public void union(int a, int b) {
        up[b] = a;
    }

    /** Everything on the way is put directly below the root. */
    //@ requires repOK() && !isNone(x);
    //@ ensures repOK();
    public int findAndCompress(int x) {
        return compress(x);
    }

    private int compress(int x) {
        if (up[x] < 0) {
            return x;
        }
        int root = compress(up[x]);
        up[x] = root;
        return root;
    }

    /** The lower tree is put below the higher one. */
    //@ requires repOK() && isRoot(a) && isRoot(b) && a != b && up[a] > -1000;
    //@ ensures repOK();
    public void unionByHeight(int a, int b) {
        if (up[b] < up[a]) {
            up[a] = b;
        } else {
            if (up[a] == up[b]) {
                up[a]--;
            }
            up[b] = a;
        }
    }
}
