/** Whether no number of an array is larger than the next one. */
class Sorted {
    static boolean isSorted(int[] numbers) {
        boolean sorted = true;
        for (int i = 0; i < numbers.length - 1; i++) {
            sorted &= numbers[i] <= numbers[i + 1];
        }
        return sorted;
    }
}
