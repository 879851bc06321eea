import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Ranks scores. */
public final class ScoreBoard {
    private ScoreBoard() {}

    /** The second best score; -1 if there are fewer than two. */
    public static int runnerUp(List<Integer> scores) {
        if (scores.size() < 2) {
            return -1;
        }
        List<Integer> sorted = new ArrayList<>(scores);
        Collections.sort(sorted);
        return sorted.get(sorted.size() - 2);
    }
}
