// Null inside of a collection is an input, but a defect that needs none is shown first; contracts exclude it.
import java.util.List;
import java.util.Map;

class Nulls {
    static int length(List<String> texts) {
        if (texts == null) {
            return 0;
        }
        int sum = 0;
        for (String each : texts) {
            sum += each.length();
        }
        assert sum != 3; // check Nulls.length: invalid, exception here
        return sum;
    }

    static int divide(List<Integer> numbers) {
        if (numbers == null || numbers.size() < 2) {
            return 0;
        }
        int first = numbers.get(0);
        int second = numbers.get(1);
        return first / second; // check Nulls.divide: invalid, exception here
    }

    static int sum(Map<String, List<Integer>> groups) {
        if (groups == null) {
            return 0;
        }
        int sum = 0;
        for (List<Integer> group : groups.values()) {
            for (int each : group) {
                sum += 10 / each; // check Nulls.sum: invalid, exception here
            }
        }
        return sum;
    }

    static int onlyNull(List<String> texts) {
        int sum = 0;
        if (texts != null && texts.size() == 1) {
            sum = texts.get(0).length(); // check Nulls.onlyNull: invalid, exception here
        }
        return sum;
    }

    // check Nulls.present: valid within bounds
    //@ requires texts != null;
    //@ requires (\forall int i; 0 <= i && i < texts.size(); texts.get(i) != null);
    static int present(List<String> texts) {
        int sum = 0;
        for (String each : texts) {
            sum += each.length();
        }
        return sum;
    }

    // check Nulls.presentBelow with array 2: valid within bounds
    //@ requires rows != null;
    /*@ requires (\forall int i; 0 <= i && i < rows.size(); rows.get(i) != null
      @     && (\forall int j; 0 <= j && j < rows.get(i).size(); rows.get(i).get(j) != null)); @*/
    static int presentBelow(List<List<Integer>> rows) {
        int sum = 0;
        for (List<Integer> row : rows) {
            for (int each : row) {
                sum += each;
            }
        }
        return sum;
    }
}
