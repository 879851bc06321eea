// Reachability by Warshall's algorithm: the closure is transitive; with the loops in the wrong order it is not.
class Closure {
    static void close(boolean[][] r) {
        int n = r.length;
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    r[i][j] |= r[i][k] & r[k][j];
                }
            }
        }
    }

    static void closeWrongly(boolean[][] r) {
        int n = r.length;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < n; k++) {
                    r[i][j] |= r[i][k] & r[k][j];
                }
            }
        }
    }

    static boolean transitive(boolean[][] r) {
        int n = r.length;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < n; k++) {
                    if (r[i][j] & r[j][k] & !r[i][k]) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    static boolean[][] three(boolean a, boolean b, boolean c, boolean d) {
        return new boolean[][] {{false, false, a}, {b, false, false}, {c, d, false}};
    }

    static void right(boolean a, boolean b, boolean c, boolean d) {     // check Closure.right: valid
        boolean[][] r = three(a, b, c, d);
        close(r);
        assert transitive(r);
    }

    static void wrong(boolean a, boolean b, boolean c, boolean d) {
        boolean[][] r = three(a, b, c, d);
        closeWrongly(r);
        assert transitive(r);                           // check Closure.wrong: invalid, exception here
    }
}
