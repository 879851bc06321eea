/** A boxed number that is at several places: there it is one object. */
class Shared {
    static boolean same(Object one, Integer two) {
        return one != null && one == two && two > 1000;
    }

    static boolean inside(Integer[] numbers, Integer wanted) {
        return numbers != null && numbers.length == 2 && wanted != null && numbers[1] == wanted && wanted < -500;
    }
}
