// The Dutch national flag that steps over the number it has just fetched from the end.
class Flag {
    /*@ requires a != null;
      @ requires (\forall int i; 0 <= i && i < a.length; 0 <= a[i] && a[i] <= 2);
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @*/
    static void sort(int[] a) {
        int red = 0;
        int white = 0;
        int blue = a.length;
        /*@ loop_invariant 0 <= red && red <= white;
          @ loop_invariant (\forall int i; 0 <= i && i < red; a[i] == 0);
          @ loop_invariant (\forall int i; red <= i && i < white; a[i] == 1); // check Flag.sort: invalid, loop invariant here
          @*/
        while (white < blue) {
            if (a[white] == 0) {
                swap(a, red++, white++);
            } else if (a[white] == 1) {
                white++;
            } else {
                swap(a, white++, --blue);
            }
        }
    }

    static void swap(int[] a, int i, int j) {
        int kept = a[i];
        a[i] = a[j];
        a[j] = kept;
    }
}
