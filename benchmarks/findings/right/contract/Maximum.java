/** Searches in unsorted arrays. */
public final class Maximum {
    private Maximum() {}

    //@ requires numbers.length > 0;
    //@ ensures 0 <= \result && \result < numbers.length;
    //@ ensures (\forall int i; 0 <= i && i < numbers.length; numbers[i] <= numbers[\result]);
    public static int indexOfLargest(int[] numbers) {
        int best = 0;
        for (int i = 1; i < numbers.length; i++) {
            if (numbers[i] > numbers[best]) {
                best = i;
            }
        }
        return best;
    }
}
