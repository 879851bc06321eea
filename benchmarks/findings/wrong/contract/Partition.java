/** Rearranges arrays by a property of their elements. */
public final class Partition {
    private Partition() {}

    /** Moves even numbers before odd ones and says how many even ones there are. */
    public static int evensFirst(int[] numbers) {
        int evens = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] % 2 == 0) {
                int moved = numbers[evens];
                numbers[evens] = moved;
                numbers[i] = moved;
                evens++;
            }
        }
        for (int i = 0; i < evens; i++) {
            assert numbers[i] % 2 == 0 : "an odd number among the even ones";
        }
        return evens;
    }
}
