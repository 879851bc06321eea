// What is not translated may have any value: an array of any length and class, a collection with any elements.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class ArrayOfStrings {
    private Object[] data = new Object[2];

    void change() {
        data = Arrays.copyOf(data, 2, String[].class);
    }

    // check ArrayOfStrings.put: invalid, exception
    void put() {
        if (data != null && data.length > 0) {
            data[0] = new Object();
        }
    }
}

class FinalArrayOfStrings {
    final Object[] data;

    FinalArrayOfStrings() {
        data = Arrays.copyOf(new Object[2], 2, String[].class);
    }

    // check FinalArrayOfStrings.put: invalid, exception
    void put() {
        if (data.length > 0) {
            data[0] = new Object();
        }
    }
}

class LongerArray {
    private int[] data = new int[2];

    void change() {
        data = Arrays.copyOf(new Object[] {new int[3]}, 1, int[][].class)[0];
    }

    // check LongerArray.length: invalid, exception
    void length() {
        assert data == null || data.length == 2;
    }
}

class ArrayOfUnknownLength {
    private int[] data = new int[0];

    void change() {
        data = new int[Arrays.copyOf(new Object[] {3}, 1, Integer[].class)[0]];
    }

    // check ArrayOfUnknownLength.length: invalid, exception
    void length() {
        assert data.length == 0;
    }
}

class OtherList {
    private List<String> names = new ArrayList<>();

    void change(List<String> others) {
        names = (List<String>) Arrays.copyOf(new Object[] {others}, 1, List[].class)[0];
    }

    // check OtherList.look: invalid, exception
    void look() {
        if (names != null) {
            for (String each : names) {
                assert each != null;
            }
        }
    }
}

class InnerList {
    private final Map<String, List<String>> groups = new HashMap<>();

    void change(List<String> others) {
        groups.put("a", same(others));
    }

    private static List<String> same(List<String> list) {
        return (List<String>) Arrays.copyOf(new Object[] {list}, 1, List[].class)[0];
    }

    // check InnerList.look: invalid, exception
    void look() {
        for (List<String> group : groups.values()) {
            if (group != null) {
                for (String each : group) {
                    assert each != null;
                }
            }
        }
    }
}
