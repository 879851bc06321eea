/** Turns an array round, in place. */
class Reverse {
    static void reverse(int[] numbers) {
        int left = 0;
        int right = numbers.length - 1;
        while (left < right) {
            int kept = numbers[left];
            numbers[left++] = numbers[right];
            numbers[right--] = kept;
        }
    }
}
