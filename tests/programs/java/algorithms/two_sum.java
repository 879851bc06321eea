// Two numbers with a given sum, by a hash map from number to index.
import java.util.HashMap;
import java.util.Map;

class TwoSum {
    // check TwoSum.find: valid within bounds
    /*@ requires a != null;
      @ ensures \result != null ==> \result[0] < \result[1] && a[\result[0]] + a[\result[1]] == sum;
      @ ensures \result == null ==> (\forall int i; 0 <= i && i < a.length;
      @     (\forall int j; i < j && j < a.length; a[i] + a[j] != sum));
      @*/
    static int[] find(int[] a, int sum) {
        Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < a.length; i++) {
            Integer other = seen.get(sum - a[i]);
            if (other != null) {
                return new int[] {other, i};
            }
            seen.put(a[i], i);
        }
        return null;
    }
}
