// An input may be an object that the library keeps only once, as constants of enums.
import java.util.concurrent.TimeUnit;

class Main {
    static void day(TimeUnit unit) {
        assert unit != TimeUnit.DAYS;               // check Main.day: invalid, exception here
    }

    static void onlyOne(Runtime runtime) {          // check Main.onlyOne: valid
        assert runtime == null || runtime == Runtime.getRuntime();
    }

    static void isTrue(Boolean flag) {
        assert flag != Boolean.TRUE;                // check Main.isTrue: invalid, exception here
    }

    static void twoTruths(Boolean one) {            // check Main.twoTruths: invalid, exception
        assert one == null || !one || one == Boolean.TRUE;
    }
}
