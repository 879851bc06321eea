import java.util.Arrays;
import java.util.List;

/** A type variable stands for no primitive type: an int[] is one element of a T..., and no T[]. */
class Sizes {
    static <T> int length(T[] items) {
        return items.length;
    }

    static int length(int[] items) {
        return -1;
    }

    @SafeVarargs
    static <T> int count(T... items) {
        return items.length;
    }

    // check Sizes.overloads: valid
    static void overloads() {
        int[] row = {1, 2, 3};
        int[][] rows = {row, row};
        Integer[] boxes = {1, 2};
        assert length(row) == -1 && length(rows) == 2 && length(boxes) == 2;
        assert count(row) == 1 && count(rows) == 2 && count(boxes) == 2;
        assert count(row, row) == 2 && count(1, 2) == 2 && count() == 0;
    }

    // check Sizes.ofTheLibrary: valid
    static void ofTheLibrary() {
        int[] row = {1, 2, 3};
        int[][] rows = {row, row};
        assert Arrays.asList(row).size() == 1 && Arrays.asList(row).get(0) == row;
        assert List.of(row).get(0) == row && List.of(rows).size() == 2;
        assert Arrays.asList(rows).get(1) == row;
    }
}
