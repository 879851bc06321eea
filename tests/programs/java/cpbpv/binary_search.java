// Binary search in a sorted array (CPBPV, section 2): right, and with the wrong half thrown away.
class Search {
    // check Search.find: valid within bounds
    /*@ requires t != null;
      @ requires (\forall int i; 0 <= i && i < t.length - 1; t[i] <= t[i + 1]);
      @ ensures \result != -1 ==> t[\result] == v;
      @ ensures \result == -1 ==> (\forall int k; 0 <= k && k < t.length; t[k] != v);
      @ assignable \nothing;
      @*/
    static int find(int[] t, int v) {
        int l = 0;
        int u = t.length - 1;
        while (l <= u) {
            int m = (l + u) / 2;
            if (t[m] == v) {
                return m;
            }
            if (t[m] > v) {
                u = m - 1;
            } else {
                l = m + 1;
            }
        }
        return -1;
    }

    /*@ requires t != null;
      @ requires (\forall int i; 0 <= i && i < t.length - 1; t[i] <= t[i + 1]);
      @ ensures \result != -1 ==> t[\result] == v;
      @ ensures \result == -1 ==> (\forall int k; 0 <= k && k < t.length; t[k] != v); // check Search.lose: invalid, ensures here
      @*/
    static int lose(int[] t, int v) {
        int l = 0;
        int u = t.length - 1;
        while (l <= u) {
            int m = (l + u) / 2;
            if (t[m] == v) {
                return m;
            }
            if (t[m] > v) {
                u = m - 1;
            } else {
                u = m - 1;
            }
        }
        return -1;
    }
}
