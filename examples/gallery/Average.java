import java.util.List;

/** Averages of marks. */
class Average {
    static int average(List<Integer> marks) {
        int sum = 0;
        for (int mark : marks) {
            sum += mark;
        }
        return sum / marks.size();
    }
}
