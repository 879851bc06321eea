// Sorting arrays and lists.
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

class Main {
    static void numbers(int a, int b, int c) {          // check Main.numbers: valid
        int[] array = {a, b, c};
        Arrays.sort(array);
        assert array[0] <= array[1] && array[1] <= array[2];
        assert array[0] == a || array[0] == b || array[0] == c;
    }

    static void objects(int a, int b, int c) {          // check Main.objects: valid
        List<Integer> list = Arrays.asList(a, b, c);
        Collections.sort(list, Collections.reverseOrder());
        assert list.get(0) >= list.get(1) && list.get(1) >= list.get(2);
    }

    static void overflow(int a, int b) {                // check Main.overflow: invalid
        List<Integer> list = Arrays.asList(a, b);
        list.sort((x, y) -> x - y);
        assert list.get(0) <= list.get(1);              // run Main.overflow(2147483647, -2): throws AssertionError here
    }

    static void found(int key) {                        // check Main.found: valid
        int[] array = {1, 3, 5};
        int place = Arrays.binarySearch(array, key);
        assert place >= 0 ? array[place] == key : key != 1 && key != 3 && key != 5;
    }
}
