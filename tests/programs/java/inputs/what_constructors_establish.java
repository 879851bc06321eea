// An object exists only if its constructor has ended: what it refuses is no input. What may change later is not assumed.
import java.util.ArrayList;
import java.util.List;

record Range(int low, int high) {
    Range {
        if (low > high) {
            throw new IllegalArgumentException("low > high");
        }
    }

    // check Range.width: valid
    void width() {
        assert low <= high;
    }

    // check Range.narrow: invalid, exception
    void narrow() {
        assert low < high;
    }

    // check Range.all: valid within bounds
    static void all(Range[] ranges) {
        if (ranges != null) {
            for (Range each : ranges) {
                assert each == null || each.low <= each.high();
            }
        }
    }

    // check Range.listed: valid within bounds
    static void listed(List<Range> ranges) {
        if (ranges != null) {
            for (Range each : ranges) {
                assert each == null || each.low <= each.high();
            }
        }
    }
}

record Label(String text, int number) {
    Label {
        text = text == null ? "" : text;
        if (text.isEmpty() || number == 7) {
            throw new IllegalArgumentException();
        }
        assert number != 8;
        number = number + 1;
    }

    // check Label.first: valid
    char first() {
        return text.charAt(0);
    }

    // check Label.changed: invalid, exception
    void changed() {
        assert number != 7;
    }

    // check Label.plain: invalid, exception
    void plain() {
        assert !text.equals("b");
    }
}

class Money {
    private final int cents;
    private final String currency;
    private int shown;

    Money(int cents, String currency) {
        if (cents < 0 || currency == null) {
            throw new IllegalArgumentException();
        }
        if (shown < 0) {
            throw new IllegalStateException();
        }
        this.cents = cents;
        this.currency = currency;
    }

    Money(int cents) {
        this(cents, "EUR");
    }

    // check Money.debit: valid
    int debit() {
        assert cents >= 0;
        return -cents;
    }

    // check Money.show: invalid, exception
    void show() {
        assert shown >= 0;
        shown = shown - 1;
    }
}

class Euro extends Money {
    final boolean even;

    Euro(int cents) {
        super(cents, "EUR");
        this.even = cents % 2 == 0;
    }

    // check Euro.credit: valid
    int credit() {
        int debit = debit();
        assert debit <= 0;
        return debit;
    }
}

class Either {
    final int value;

    Either(int value) {
        if (value <= 10) {
            throw new IllegalArgumentException();
        }
        this.value = value;
    }

    Either(boolean negative, int size) {
        this.value = size;
        if (value != -5 && value != 5) {
            throw new IllegalArgumentException();
        }
    }

    // check Either.above: valid
    void above() {
        assert value != 6;
    }
}

class EitherOf {
    final int value;

    EitherOf(int value) {
        if (value <= 10) {
            throw new IllegalArgumentException();
        }
        this.value = value;
    }

    EitherOf(long value) {
        this.value = (int) value;
    }

    // check EitherOf.above: invalid, exception
    void above() {
        assert value > 10;
    }
}

class Held {
    final int[] numbers;
    final List<String> names;
    final Box box;

    static class Box {
        int content;
    }

    Held(int[] numbers, List<String> names, Box box) {
        if (numbers.length == 0 || names.isEmpty() || box.content < 0 || numbers[0] < 0) {
            throw new IllegalArgumentException();
        }
        if (numbers.length > 2) {
            throw new IllegalArgumentException();
        }
        this.numbers = numbers;
        this.names = names;
        this.box = box;
    }

    // check Held.few: valid
    //@ requires numbers != null;
    void few() {
        assert numbers.length <= 2;
    }

    // check Held.first: invalid, exception
    //@ requires numbers != null && numbers.length > 0;
    void first() {
        assert numbers[0] >= 0;
    }

    // check Held.named: invalid, exception
    //@ requires names != null;
    void named() {
        assert !names.isEmpty();
    }

    // check Held.boxed: invalid, exception
    //@ requires box != null;
    void boxed() {
        assert box.content >= 0;
    }
}

class Early {
    final int value;

    Early(int value) {
        this.value = value;
        if (value == 3) {
            return;
        }
        if (value > 0) {
            throw new IllegalArgumentException();
        }
    }

    // check Early.small: invalid, exception
    void small() {
        assert value <= 0;
    }
}
