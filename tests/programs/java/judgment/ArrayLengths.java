// Arrays of a field that have one of two lengths, or at least one: what a class says of its arrays holds of its objects.
class ArrayLengths {
    static class Either {
        private final int[] cells;

        public Either(boolean small) {
            cells = small ? new int[2] : new int[4];
        }

        // check ArrayLengths.Either.second with judgment and states: valid within bounds, provided that objects of ArrayLengths.Either keep cells.length == 2 || cells.length == 4
        public int second() {
            return cells[1];
        }

        // check ArrayLengths.Either.third with judgment and states: invalid, boundary
        public int third() {
            return cells[2];
        }
    }

    static class Least {
        private final int[] cells;

        public Least() {
            cells = new int[3];
        }

        public Least(int size) {
            cells = new int[Math.max(size, 2)];
        }

        // check ArrayLengths.Least.second with judgment and states: valid within bounds, provided that objects of ArrayLengths.Least keep 2 <= cells.length
        public int second() {
            return cells[1];
        }

        // check ArrayLengths.Least.third with judgment and states: invalid, boundary
        public int third() {
            return cells[2];
        }
    }
}
