/** Ten places that are filled one after the other. */
public final class FillPlaces {
    private static final int PLACES = 10;
    private final int[] places = new int[PLACES];

    private FillPlaces() {}

    void set(int place) {
        if (place < 0) {
            throw new IllegalArgumentException("place " + place);
        }
        places[place] = 1;
    }

    /** All places, filled. */
    public static int filled() {
        FillPlaces board = new FillPlaces();
        for (int place = 0; place <= PLACES; place++) {
            board.set(place);
        }
        return board.places.length;
    }
}
