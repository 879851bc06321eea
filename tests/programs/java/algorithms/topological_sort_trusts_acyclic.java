// Topological order by depth-first search that does not notice cycles.
class Tasks {
    private final boolean[][] before;
    private final boolean[] done;
    private final int[] order;
    private int left;

    Tasks(boolean[][] before) {
        this.before = before;
        this.done = new boolean[before.length];
        this.order = new int[before.length];
        this.left = before.length;
    }

    private void visit(int task) {
        if (done[task]) {
            return;
        }
        done[task] = true;
        for (int j = 0; j < before.length; j++) {
            if (before[task][j]) {
                visit(j);
            }
        }
        order[--left] = task;
    }

    int[] order() {
        for (int i = 0; i < before.length; i++) {
            visit(i);
        }
        return order;
    }

    static void pair(boolean ab, boolean ba) {
        boolean[][] before = new boolean[2][2];
        before[0][1] = ab;
        before[1][0] = ba;
        int[] order = new Tasks(before).order();
        for (int i = 0; i < 2; i++) {
            for (int j = i + 1; j < 2; j++) {
                assert !before[order[j]][order[i]];     // check Tasks.pair: invalid, exception here
            }
        }
    }
}
