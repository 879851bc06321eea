/** Without its guard, a method would throw an exception of a subclass. */
class Exactly {
    //@ signals (RuntimeException e) true;
    static int at(int[] numbers, int index) {
        if (index >= numbers.length) {
            throw new IndexOutOfBoundsException();
        }
        return numbers[index];
    }
}
