// Recursion and loops: Ackermann, Hanoi, greatest common divisors, sorting, primes, Fibonacci numbers.
// prints: 9 12 91
// prints: 63
// prints: 1 2 5 9 12355789
// prints: true false 2880067194370816120 1010 11111111111111111111111111111111
class Main {
    static int moves;

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static void hanoi(int n, char from, char to, char other) {
        if (n == 0) {
            return;
        }
        hanoi(n - 1, from, other, to);
        moves++;
        hanoi(n - 1, other, to, from);
    }

    static int gcd(int a, int b) {
        while (b != 0) {
            int t = a % b;
            a = b;
            b = t;
        }
        return a;
    }

    static int mcCarthy(int n) {
        return n > 100 ? n - 10 : mcCarthy(mcCarthy(n + 11));
    }

    static int[] sort(int[] a) {
        for (int i = 0; i < a.length - 1; i++) {
            int least = i;
            for (int j = i + 1; j < a.length; j++) {
                if (a[j] < a[least]) {
                    least = j;
                }
            }
            int t = a[i];
            a[i] = a[least];
            a[least] = t;
        }
        return a;
    }

    static void quick(int[] a, int low, int high) {
        if (low >= high) {
            return;
        }
        int pivot = a[(low + high) >>> 1], i = low, j = high;
        while (i <= j) {
            while (a[i] < pivot) i++;
            while (a[j] > pivot) j--;
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, low, j);
        quick(a, i, high);
    }

    static boolean prime(int n) {
        if (n < 2) {
            return false;
        }
        for (int i = 2; i * i <= n; i++) {
            if (n % i == 0) {
                return false;
            }
        }
        return true;
    }

    static long fibonacci(int n) {
        long a = 0, b = 1;
        while (n-- > 0) {
            long t = a + b;
            a = b;
            b = t;
        }
        return a;
    }

    static String binary(int n) {
        String s = "";
        do {
            s = (n & 1) + s;
            n >>>= 1;
        } while (n != 0);
        return s;
    }

    public static void main(String[] args) {
        System.out.println(ackermann(2, 3) + " " + gcd(84, 36) + " " + mcCarthy(87));
        hanoi(6, 'a', 'b', 'c');
        System.out.println(moves);
        for (int v : sort(new int[] {5, 2, 9, 1})) {
            System.out.print(v + " ");
        }
        int[] more = {9, 8, 7, 1, 2, 3, 5, 5};
        quick(more, 0, more.length - 1);
        for (int v : more) {
            System.out.print(v);
        }
        System.out.println();
        System.out.println(prime(97) + " " + prime(91) + " " + fibonacci(90) + " " + binary(10) + " " + binary(-1));
    }
}
