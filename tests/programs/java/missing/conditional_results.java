// The type of a choice between a constant and what a class without source gives is the one that its context asks for.
import nowhere.Table;

class Row extends Table {
    byte type(int offset) {                                     // check Row.type: valid within bounds
        return offset != 0 ? bytes.get(offset + start) : 0;
    }

    short small(int offset) {                                   // check Row.small: valid within bounds
        short found = offset == 0 ? 7 : bytes.get(offset);
        return found;
    }

    long large(int offset) {                                    // check Row.large: valid within bounds
        return offset != 0 ? bytes.getLong(offset) : 0;
    }

    long beyond(int offset) {
        long found = offset != 0 ? bytes.getLong(offset) : 0;
        assert found < 10_000_000_000L;                         // check Row.beyond: invalid, exception here
        return found;
    }

    Long boxed(int offset) {                                    // check Row.boxed: valid within bounds
        Long found = offset != 0 ? bytes.getLong(offset) : 0L;
        return found;
    }
}
