// A crash on ordinary input matters more than one at the boundary, which may come first.
public class Behind {
    public static int ordinary(String text) {
        int length = text.length();
        int[] numbers = new int[3];
        if (length > 2) {
            return numbers[length]; // check Behind.ordinary with judgment: invalid, manifest here
        }
        return text.charAt(length);
    }

    public static int both(int number, int[] numbers) {
        if (number > 3) {
            Object none = null;
            return none.hashCode(); // check Behind.both with judgment: invalid, manifest here
        }
        return 10 / numbers.length;
    }

    public static int boundary(int number) {
        return 10 / (number - 3); // check Behind.boundary with judgment: invalid, boundary here
    }
}
