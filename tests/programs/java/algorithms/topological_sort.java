// Topological order by counting the edges that come in; null when there is a cycle.
import java.util.ArrayDeque;
import java.util.Deque;

class Tasks {
    private final boolean[][] before;

    Tasks(int n) {
        before = new boolean[n][n];
    }

    void require(int first, int then) {
        before[first][then] = true;
    }

    int[] order() {
        int n = before.length;
        int[] open = new int[n];
        for (boolean[] row : before) {
            for (int j = 0; j < n; j++) {
                if (row[j]) {
                    open[j]++;
                }
            }
        }
        Deque<Integer> ready = new ArrayDeque<>();
        for (int i = 0; i < n; i++) {
            if (open[i] == 0) {
                ready.add(i);
            }
        }
        int[] order = new int[n];
        int count = 0;
        while (!ready.isEmpty()) {
            int task = ready.poll();
            order[count++] = task;
            for (int j = 0; j < n; j++) {
                if (before[task][j] && --open[j] == 0) {
                    ready.add(j);
                }
            }
        }
        return count == n ? order : null;
    }

    static void three(boolean ab, boolean bc, boolean ca, boolean ba) { // check Tasks.three: valid
        Tasks tasks = new Tasks(3);
        if (ab) {
            tasks.require(0, 1);
        }
        if (bc) {
            tasks.require(1, 2);
        }
        if (ca) {
            tasks.require(2, 0);
        }
        if (ba) {
            tasks.require(1, 0);
        }
        int[] order = tasks.order();
        assert order == null == (ab && bc && ca || ab && ba);
        if (order != null) {
            int[] place = new int[3];
            for (int i = 0; i < 3; i++) {
                place[order[i]] = i;
            }
            assert !ab || place[0] < place[1];
            assert !bc || place[1] < place[2];
            assert !ca || place[2] < place[0];
        }
    }
}
