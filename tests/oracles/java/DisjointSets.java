/** Sets of numbers as trees in an array: -1 is a root, else the number above. */
public class DisjointSets {
    private final int[] up;

    //@ requires size >= 0;
    public DisjointSets(int size) {
        up = new int[size];
        for (int i = 0; i < size; i++) {
            up[i] = -1;
        }
    }

    /*@ pure @*/ boolean repOK() {
        if (up == null) {
            return false;
        }
        for (int i = 0; i < up.length; i++) {
            int steps = 0;
            for (int j = i; j >= 0; j = up[j]) {
                if (up[j] < -1 || up[j] >= up.length || ++steps > up.length) {
                    return false;
                }
            }
        }
        return true;
    }

    //@ requires repOK() && 0 <= x && x < up.length;
    //@ ensures repOK();
    public int find(int x) {
        while (up[x] >= 0) {
            x = up[x];
        }
        return x;
    }

    //@ requires repOK() && 0 <= a && a < up.length && 0 <= b && b < up.length && a != b && up[a] < 0 && up[b] < 0;
    //@ ensures repOK();
    public void union(int a, int b) {
        up[b] = a;
    }
}
