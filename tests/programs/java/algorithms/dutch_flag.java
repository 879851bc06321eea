// The Dutch national flag: 0, 1 and 2 in one pass, with a loop invariant.
class Flag {
    // check Flag.sort: valid within bounds
    /*@ requires a != null;
      @ requires (\forall int i; 0 <= i && i < a.length; 0 <= a[i] && a[i] <= 2);
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @*/
    static void sort(int[] a) {
        int red = 0;
        int white = 0;
        int blue = a.length;
        /*@ loop_invariant 0 <= red && red <= white && white <= blue && blue <= a.length;
          @ loop_invariant (\forall int i; 0 <= i && i < red; a[i] == 0);
          @ loop_invariant (\forall int i; red <= i && i < white; a[i] == 1);
          @ loop_invariant (\forall int i; blue <= i && i < a.length; a[i] == 2);
          @ decreases blue - white;
          @*/
        while (white < blue) {
            switch (a[white]) {
                case 0 -> swap(a, red++, white++);
                case 1 -> white++;
                default -> swap(a, white, --blue);
            }
        }
    }

    static void swap(int[] a, int i, int j) {
        int kept = a[i];
        a[i] = a[j];
        a[j] = kept;
    }
}
