// Matrices, permutations, the sieve, Pascal's triangle modulo, and n queens.
// prints: 832040
// prints: abcd adbc bdca cadb dcba 24
// prints: 4 25
// prints: 110000011
class Main {
    static int[][] multiply(int[][] a, int[][] b) {
        int[][] c = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < b[0].length; j++)
                for (int k = 0; k < b.length; k++)
                    c[i][j] += a[i][k] * b[k][j];
        return c;
    }

    static int[][] power(int[][] m, int n) {
        if (n == 0) {
            int[][] one = new int[m.length][m.length];
            for (int i = 0; i < m.length; i++) one[i][i] = 1;
            return one;
        }
        int[][] half = power(m, n / 2), square = multiply(half, half);
        return (n & 1) == 1 ? multiply(square, m) : square;
    }

    static int found;

    static void permute(char[] a, int k) {
        if (k == a.length) {
            found++;
            if (found % 5 == 1) System.out.print(new String(a) + " ");
            return;
        }
        for (int i = k; i < a.length; i++) {
            char t = a[k]; a[k] = a[i]; a[i] = t;
            permute(a, k + 1);
            t = a[k]; a[k] = a[i]; a[i] = t;
        }
    }

    static int queens(int n, int row, int columns, int left, int right) {
        if (row == n) return 1;
        int count = 0;
        for (int free = ~(columns | left | right) & ((1 << n) - 1); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += queens(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return count;
    }

    static int sieve(int n) {
        boolean[] composite = new boolean[n + 1];
        int primes = 0;
        for (int i = 2; i <= n; i++) {
            if (composite[i]) continue;
            primes++;
            for (long j = (long) i * i; j <= n; j += i) composite[(int) j] = true;
        }
        return primes;
    }

    public static void main(String[] args) {
        System.out.println(power(new int[][] {{1, 1}, {1, 0}}, 30)[0][1]);
        permute(new char[] {'a', 'b', 'c', 'd'}, 0);
        System.out.println(found);
        System.out.println(queens(6, 0, 0, 0, 0) + " " + sieve(100));
        int[] row = {1};
        for (int n = 1; n <= 8; n++) {
            int[] next = new int[n + 1];
            for (int k = 0; k <= n; k++) {
                next[k] = ((k > 0 ? row[k - 1] : 0) + (k < n ? row[k] : 0)) % 7;
            }
            row = next;
        }
        for (int x : row) System.out.print(x);
        System.out.println();
    }
}
