// Two numbers with a given sum: the number is stored before its partner is looked for.
import java.util.HashMap;
import java.util.Map;

class TwoSum {
    /*@ requires a != null;
      @ ensures \result != null ==> \result[0] < \result[1]; // check TwoSum.find: invalid, ensures here
      @ ensures \result != null ==> a[\result[0]] + a[\result[1]] == sum;
      @*/
    static int[] find(int[] a, int sum) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < a.length; i++) {
            seen.put(a[i], i);
            Integer other = seen.get(sum - a[i]);
            if (other != null) {
                return new int[] {other, i};
            }
        }
        return null;
    }
}
