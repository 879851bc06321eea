/** Whether no number of an array is larger than the next one. */
class Sorted {
    static boolean isSorted(int[] numbers) {
        for (int i = 1; i < numbers.length; i++) {
            if (numbers[i - 1] >= numbers[i]) {
                return false;
            }
        }
        return true;
    }
}
