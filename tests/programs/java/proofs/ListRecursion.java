// Recursion over linked lists, by induction over the calls. A list may be a circle, for which it never ends.
class ListRecursion {
    int value;
    ListRecursion next;

    //@ ensures list == null ==> !\result;
    // check ListRecursion.contains with no bounds: valid within bounds
    static boolean contains(ListRecursion list, int wanted) {
        return list != null && (list.value == wanted || contains(list.next, wanted));
    }

    //@ ensures 0 <= \result && \result <= 1;
    //@ ensures list != null && list.value == 0 ==> \result == 1;
    // check ListRecursion.hasZero with no bounds: valid within bounds
    static int hasZero(ListRecursion list) {
        return list == null ? 0 : list.value == 0 ? 1 : hasZero(list.next);
    }

    //@ ensures \result >= most;
    //@ ensures list != null ==> \result >= list.value;
    // check ListRecursion.largest with no bounds: valid within bounds
    static int largest(ListRecursion list, int most) {
        return list == null ? most : largest(list.next, list.value > most ? list.value : most);
    }

    //@ requires 0 <= steps;
    //@ ensures list == null ==> \result == 0;
    //@ ensures 0 <= \result && \result <= steps;
    //@ measured_by steps;
    // check ListRecursion.lengthUpTo with no bounds: valid
    static int lengthUpTo(ListRecursion list, int steps) {
        return list == null || steps == 0 ? 0 : 1 + lengthUpTo(list.next, steps - 1);
    }

    //@ ensures 0 <= \result && \result <= 1;
    // check ListRecursion.countsZeros with no bounds: invalid, ensures
    static int countsZeros(ListRecursion list) {
        return list == null ? 0 : (list.value == 0 ? 1 : 0) + countsZeros(list.next);
    }

    //@ ensures list != null ==> \result >= list.value;
    // check ListRecursion.largestOfOthers with no bounds: invalid, ensures
    static int largestOfOthers(ListRecursion list, int most) {
        return list == null ? most : largestOfOthers(list.next, most);
    }

    // The bound is the whole number of steps, of which one is left.
    //@ requires 0 <= steps;
    //@ ensures \result < steps;
    // check ListRecursion.lengthBelow with no bounds: invalid, ensures
    static int lengthBelow(ListRecursion list, int steps) {
        return list == null || steps == 0 ? 0 : 1 + lengthBelow(list.next, steps - 1);
    }
}
