// JML: loops by their invariants, calls by contract.
class Search {
    /*@ requires t != null && t.length <= 3;
      @ requires (\forall int i; 0 <= i && i < t.length - 1; t[i] <= t[i + 1]);
      @ ensures \result == -1 ==> (\forall int k; 0 <= k && k < t.length; t[k] != v);
      @ ensures \result != -1 ==> 0 <= \result && \result < t.length && t[\result] == v;
      @ assignable \nothing;
      @*/
    // check Search.find with modular: valid
    static int find(int[] t, int v) {
        int l = 0, u = t.length - 1;
        //@ loop_invariant 0 <= l && u < t.length && l <= u + 1;
        //@ loop_invariant (\forall int k; 0 <= k && k < l; t[k] < v);
        //@ loop_invariant (\forall int k; u < k && k < t.length; t[k] > v);
        //@ decreases u - l + 1;
        while (l <= u) {
            int m = l + (u - l) / 2;
            if (t[m] == v) return m;
            if (t[m] > v) u = m - 1; else l = m + 1;
        }
        return -1;
    }

    /*@ requires t != null && t.length <= 3;
      @ requires (\forall int i; 0 <= i && i < t.length - 1; t[i] <= t[i + 1]);
      @ ensures \result <==> (\exists int k; 0 <= k && k < t.length; t[k] == v);
      @*/
    // check Search.contains with modular: valid
    static boolean contains(int[] t, int v) {
        return find(t, v) >= 0;
    }

    /*@ requires a > 0 && b > 0;
      @ ensures \result > 0 && \result <= a && \result <= b;
      @*/
    static int gcd(int a, int b) {
        int x = a, y = b;
        //@ loop_invariant 0 < x && x <= a && 0 < y && y <= b;
        //@ decreases x + y;                    // check Search.gcd with modular: invalid, decreases here
        while (x != y) { if (x > y) x -= y; else y -= x; }
        return x;
    }

    /*@ requires n >= 0; ensures \result == n; @*/
    // check Search.rounds with modular: valid
    static int rounds(int n) {
        int s = 0;
        //@ loop_invariant 0 <= i && i <= n && s == i;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) { if (s < 0) continue; s++; }
        return s;
    }

    //@ requires n >= 0;
    //@ signals (IllegalStateException e) n > 5;
    //@ ensures n <= 5;
    static void limited(int n) { if (n > 5) throw new IllegalStateException(); }

    //@ ensures \result == (n > 5);
    //@ requires n >= 0;
    // check Search.tries with modular: valid
    static boolean tries(int n) {
        try { limited(n); return false; } catch (IllegalStateException e) { return true; }
    }
    //@ requires n >= 0;
    // check Search.careless with modular: invalid, exception
    static void careless(int n) { limited(n); }
    //@ requires 0 <= n && n < 4;
    // check Search.careful with modular: valid
    static void careful(int n) { limited(n); }
}
