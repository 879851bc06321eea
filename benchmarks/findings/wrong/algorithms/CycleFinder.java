/** Looks for cycles in a directed graph. */
public class CycleFinder {
    private final int[][] successors;

    /** A graph by the successors of each node. */
    public CycleFinder(int[][] successors) {
        this.successors = successors;
    }

    /** Whether there is a cycle. */
    public boolean hasCycle() {
        int[] marks = new int[successors.length];
        for (int node = 0; node < marks.length; node++) {
            if (marks[node] == 0 && visit(node, marks)) {
                return true;
            }
        }
        return false;
    }

    private boolean visit(int node, int[] marks) {
        marks[node] = 1;
        for (int next : successors[node]) {
            if (marks[next] != 2 && visit(next, marks)) {
                return true;
            }
        }
        marks[node] = 2;
        return false;
    }
}
