// Sums up to each index or from it on, with no loop invariants.
class PrefixSums {
    //@ requires a != null && b != null && a != b && a.length == b.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; b[k] == (\sum int j; 0 <= j && j <= k; a[j]));
    static void ofLocal(int[] a, int[] b) {     // check PrefixSums.ofLocal with no bounds: valid
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
            b[i] = sum;
        }
    }

    //@ requires a != null && b != null && a != b && a.length == b.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; b[k] == (\sum int j; 0 <= j && j <= k; a[j]));
    static void ofElements(int[] a, int[] b) {  // check PrefixSums.ofElements with no bounds: valid
        for (int i = 0; i < a.length; i++) b[i] = (i == 0 ? 0 : b[i - 1]) + a[i];
    }

    //@ requires a != null && b != null && a.length == b.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; b[k] == (\sum int j; 0 <= j && j <= k; a[j]));   // check PrefixSums.inPlace with no bounds: invalid, ensures here
    static void inPlace(int[] a, int[] b) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
            b[i] = sum;
        }
    }

    //@ requires a != null && b != null && a != b && a.length == b.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; b[k] == (\sum int j; 0 <= j && j <= k; a[j]));   // check PrefixSums.tooEarly with no bounds: invalid, ensures here
    static void tooEarly(int[] a, int[] b) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            b[i] = sum;
            sum += a[i];
        }
    }

    //@ requires a != null && b != null && a != b && a.length == b.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; b[k] == (\sum int j; k <= j && j < a.length; a[j]));
    static void fromTheEnd(int[] a, int[] b) {  // check PrefixSums.fromTheEnd with no bounds: valid
        int sum = 0;
        for (int i = a.length - 1; i >= 0; i--) {
            sum += a[i];
            b[i] = sum;
        }
    }

    //@ requires a != null && b != null && a != b && a.length == b.length;
    //@ ensures (\forall int k; 0 <= k && k < a.length; b[k] == (\sum int j; k <= j && j < a.length; a[j]));   // check PrefixSums.butTheFirst with no bounds: invalid, ensures here
    static void butTheFirst(int[] a, int[] b) {
        int sum = 0;
        for (int i = a.length - 1; i > 0; i--) {
            sum += a[i];
            b[i] = sum;
        }
    }
}
