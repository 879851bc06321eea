// Every loop with breaks, continues and labels.
// prints: 0 1 2 10 11 12
// prints: 5
// prints: 1234
// prints: 10 9 8 7
// prints: 6
// prints: 7
// prints: 123
// prints: 7
// prints: abcd1099511627776
// prints: 2
// prints: 0
class Main {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) {
                    continue outer;
                }
                if (i == 2) {
                    break outer;
                }
                System.out.print(i * 10 + j + " ");
            }
        }
        System.out.println();
        int w = 0;
        do {
            w++;
            if (w == 2) {
                continue;
            }
            if (w > 4) {
                break;
            }
        } while (w < 10);
        System.out.println(w);
        int q = 0;
        while (q++ < 3) {
            System.out.print(q);
        }
        System.out.println(q);
        for (int i = 0, j = 10; i < j; i++, j -= 2) {
            System.out.print(i + j + " ");
        }
        System.out.println();
        int n = 0;
        for (;;) {
            if (++n > 5) {
                break;
            }
        }
        System.out.println(n);
        block: {
            if (n > 3) {
                break block;
            }
            System.out.println("not here");
        }
        int sum = 0;
        for (int x : new int[] {1, 2, 3, 4}) {
            if (x == 3) {
                continue;
            }
            sum += x;
        }
        System.out.println(sum);
        int[][] grid = {{1, 2}, {3}, {}};
        for (int[] row : grid) {
            for (int cell : row) {
                System.out.print(cell);
            }
        }
        System.out.println();
        int i = 0;
        loop:
        while (true) {
            do {
                i++;
                if (i % 2 == 0) {
                    continue loop;
                }
                if (i > 6) {
                    break loop;
                }
            } while (i < 100);
        }
        System.out.println(i);
        for (char c = 'a'; c < 'e'; c++) {
            System.out.print(c);
        }
        for (long l : new long[] {1L << 40}) {
            System.out.println(l);
        }
        int count = 0;
        do count++; while (count < 5);
        if (count == 5) if (count > 9) count = 1; else count = 2;
        System.out.println(count);
        int k = 3;
        for (; k > 0; ) k--;
        System.out.println(k);
    }
}
