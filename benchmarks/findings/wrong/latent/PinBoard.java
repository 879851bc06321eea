/** Ten places for pins. */
public class PinBoard {
    private final int[] pins = new int[10];

    /** Puts a pin into a place, from 0 to 9; says how many pins are there. */
    public int set(int place) {
        if (place < 0) {
            throw new IllegalArgumentException("place " + place);
        }
        return ++pins[place];
    }
}
