// A slip in a name of the platform is no missing model.
// with missing error
import java.nio.ByteBufer;                  // error: cannot find symbol: class java.nio.ByteBufer
import java.util.*;

class Misspelt {
    int length(String text) {
        return text.lenght();               // error: cannot find symbol: method lenght in String
    }

    int arguments(String text) {
        return text.indexOf();              // error: no suitable method found for String.indexOf()
    }

    Object field() {
        return Locale.GERMANY_;             // error: cannot find symbol: variable GERMANY_ in class Locale
    }

    EnumSett<Thread.State> missing;         // error: cannot find symbol: class EnumSett

    java.util.zip.ZipFil other;             // error: cannot find symbol: class java.util.zip.ZipFil

    Object made() {
        return new StringBuilder(1, 2, 3);  // error: no suitable constructor found for StringBuilder(int, int, int)
    }
}
