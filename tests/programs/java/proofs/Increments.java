// Loops without invariants: what every iteration adds to some integers relates them to each other.
public class Increments {
    //@ requires 0 <= n && n <= 46340;
    //@ ensures \result == n * (n - 1) / 2;
    // check Increments.pairs with no bounds: valid
    static int pairs(int n) {
        int found = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                found++;
            }
        }
        return found;
    }

    // Pairs an index with itself.
    //@ requires 0 <= n && n <= 46340;
    //@ ensures \result == n * (n - 1) / 2;
    // check Increments.pairsWithItself with no bounds: invalid, ensures
    static int pairsWithItself(int n) {
        int found = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                found++;
            }
        }
        return found;
    }

    //@ requires 0 <= rows && rows <= 10000 && 0 <= columns && columns <= 10000;
    //@ ensures \result == rows * columns;
    // check Increments.cells with no bounds: valid
    static int cells(int rows, int columns) {
        int count = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                count++;
            }
        }
        return count;
    }

    //@ requires a >= 0 && b > 0;
    //@ ensures \result == a / b;
    // check Increments.quotient with no bounds: valid
    static int quotient(int a, int b) {
        int q = 0;
        int rest = a;
        while (rest >= b) {
            rest -= b;
            q++;
        }
        return q;
    }

    //@ requires a >= 0 && b > 0;
    //@ ensures \result == a % b;
    // check Increments.rest with no bounds: valid
    static int rest(int a, int b) {
        int rest = a;
        while (rest >= b) {
            rest -= b;
        }
        return rest;
    }

    // Leaves the divisor itself.
    //@ requires a >= 0 && b > 0;
    //@ ensures \result == a % b;
    // check Increments.restOrDivisor with no bounds: invalid, ensures
    static int restOrDivisor(int a, int b) {
        int rest = a;
        while (rest > b) {
            rest -= b;
        }
        return rest;
    }

    //@ requires 0 <= n && n <= 1000000;
    //@ ensures \result == (n + 2) / 3;
    // check Increments.thirds with no bounds: valid
    static int thirds(int n) {
        int count = 0;
        while (n > 0) {
            n -= 3;
            count++;
        }
        return count;
    }

    // The last step may take less than three.
    //@ requires 0 <= n && n <= 1000000;
    //@ ensures \result == n / 3;
    // check Increments.thirdsRoundedDown with no bounds: invalid, ensures
    static int thirdsRoundedDown(int n) {
        int count = 0;
        while (n > 0) {
            n -= 3;
            count++;
        }
        return count;
    }

    //@ requires a != null && a.length % 2 == 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 1);
    // check Increments.twoAtATime with no bounds: valid
    static void twoAtATime(int[] a) {
        for (int i = 0; i < a.length; i += 2) {
            a[i] = 1;
            a[i + 1] = 1;
        }
    }

    // The array may have an odd length.
    //@ requires a != null;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == 1);
    // check Increments.twoAtATimeOfAny with no bounds: invalid, exception
    static void twoAtATimeOfAny(int[] a) {
        for (int i = 0; i < a.length; i += 2) {
            a[i] = 1;
            a[i + 1] = 1;
        }
    }

    //@ requires a != null;
    //@ ensures \result == (\forall int k; 0 <= k && k < a.length; a[k] == a[a.length - 1 - k]);
    // check Increments.isPalindrome with no bounds: valid
    static boolean isPalindrome(int[] a) {
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            if (a[i] != a[j]) {
                return false;
            }
        }
        return true;
    }

    // Skips the elements next to those in the middle.
    //@ requires a != null;
    //@ ensures \result == (\forall int k; 0 <= k && k < a.length; a[k] == a[a.length - 1 - k]);
    // check Increments.isPalindromeButTwo with no bounds: invalid, ensures
    static boolean isPalindromeButTwo(int[] a) {
        for (int i = 0, j = a.length - 1; i + 2 < j; i++, j--) {
            if (a[i] != a[j]) {
                return false;
            }
        }
        return true;
    }

    //@ requires a != null;
    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; a[k]);
    // check Increments.sumFromTheEnd with no bounds: valid
    static int sumFromTheEnd(int[] a) {
        int sum = 0;
        for (int i = a.length - 1; i >= 0; i--) {
            sum += a[i];
        }
        return sum;
    }

    // Leaves out the first element.
    //@ requires a != null;
    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; a[k]);
    // check Increments.sumWithoutTheFirst with no bounds: invalid, ensures
    static int sumWithoutTheFirst(int[] a) {
        int sum = 0;
        for (int i = a.length - 1; i > 0; i--) {
            sum += a[i];
        }
        return sum;
    }

    // Starts with a number that need not be an element.
    //@ requires a != null && a.length > 0;
    //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= \result);
    //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \result);
    // check Increments.greatest with no bounds: valid
    static int greatest(int[] a) {
        int found = Integer.MIN_VALUE;
        for (int each : a) {
            found = Math.max(found, each);
        }
        return found;
    }

    //@ requires a != null && a.length > 0;
    //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \result);
    // check Increments.greatestOrZero with no bounds: invalid, ensures
    static int greatestOrZero(int[] a) {
        int found = 0;
        for (int each : a) {
            found = Math.max(found, each);
        }
        return found;
    }

    // The two arrays may be the same one.
    //@ requires a != null && b != null && a.length == b.length;
    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; a[k] * b[k]);
    // check Increments.product with no bounds: valid
    static int product(int[] a, int[] b) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    // If both are the same array, it squares numbers that it has changed.
    //@ requires a != null && b != null && a.length == b.length;
    //@ ensures \result == (\sum int k; 0 <= k && k < a.length; \old(a[k]) * \old(b[k]));
    // check Increments.productOfNegated with no bounds: invalid, ensures
    static int productOfNegated(int[] a, int[] b) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            a[i] = -a[i];
            sum -= a[i] * b[i];
        }
        return sum;
    }

    // The second loop keeps what the first one has done.
    //@ requires a != null && b != null && a.length <= 1000 && b.length <= 1000;
    //@ ensures \result.length == a.length + b.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; \result[k] == a[k]);
    //@ ensures (\forall int k; 0 <= k && k < b.length; \result[a.length + k] == b[k]);
    // check Increments.joined with no bounds: valid
    static int[] joined(int[] a, int[] b) {
        int[] all = new int[a.length + b.length];
        for (int i = 0; i < a.length; i++) {
            all[i] = a[i];
        }
        for (int i = 0; i < b.length; i++) {
            all[a.length + i] = b[i];
        }
        return all;
    }

    // The second array overwrites the last element of the first one.
    //@ requires a != null && b != null && 0 < a.length && a.length <= 1000 && b.length <= 1000;
    //@ ensures (\forall int k; 0 <= k && k < a.length; \result[k] == a[k]);
    // check Increments.overlapping with no bounds: invalid, ensures
    static int[] overlapping(int[] a, int[] b) {
        int[] all = new int[a.length + b.length];
        for (int i = 0; i < a.length; i++) {
            all[i] = a[i];
        }
        for (int i = 0; i < b.length; i++) {
            all[a.length - 1 + i] = b[i];
        }
        return all;
    }
}
