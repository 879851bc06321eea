// Constants whose values classes without source decide are labels of switches and values of annotations.
import nowhere.*;

class Constants {
    static final int FIRST = CODES.FIRST;
    static final int NEXT = FIRST + 1;
    static final String NAME = CODES.NAME + "!";

    @interface Marked {
        int value();

        String name() default NAME;
    }

    @Marked(value = NEXT, name = NAME + "?")
    static int statement(int x) {                       // check Constants.statement: valid within bounds
        switch (x) {
            case FIRST:
                return 1;
            case NEXT:
                assert x == FIRST + 1;
                return 2;
            case 7:
                assert FIRST != 7;
                return 3;
            default:
                assert x != FIRST;
                return 4;
        }
    }

    static int expression(int x) {
        return switch (x) {
            case NEXT + 1, 3 -> 1;
            default -> {
                assert x != 12;                         // check Constants.expression: invalid, exception here
                yield 2;
            }
        };
    }

    static int text(String s) {                         // check Constants.text: valid within bounds
        if (s == null) {
            return 0;
        }
        switch (s) {
            case NAME:
                return 1;
            default:
                return 2;
        }
    }
}
