/** Turns an array round, in place. */
class Reverse {
    static void reverse(int[] numbers) {
        for (int i = 0; i < numbers.length / 2; i++) {
            int other = numbers[numbers.length - 1 - i];
            numbers[numbers.length - 1 - i] = numbers[i];
            numbers[i] = other;
        }
    }
}
