// A clone is an array of the class of the original, which may be below the type that it is declared with.
class Clones {
    // check Clones.store: invalid, exception
    static void store(Object[] array) {
        if (array != null && array.length == 1) {
            array.clone()[0] = Integer.valueOf(1);
        }
    }

    // check Clones.kept: valid
    static void kept() {
        Object[] array = new String[] {"a"};
        Object[] copy = array.clone();
        assert copy instanceof String[] && copy != array && copy[0] == array[0];
        String[] texts = (String[]) copy;
        assert texts.length == 1;
    }

    // check Clones.rows: invalid, exception
    static void rows() {
        Number[][] rows = new Integer[1][1];
        Number[][] copy = rows.clone();
        assert copy instanceof Integer[][] && copy[0] == rows[0];
        copy[0] = new Number[1];
    }

    // check Clones.own: valid
    static void own(Number number) {
        Number[] copy = new Number[1].clone();
        copy[0] = number;
    }
}
