// A slip in a name of the platform is no missing model.
import java.nio.ByteBufer;                  // error: there is no class 'java.nio.ByteBufer'
import java.util.*;

class Misspelt {
    int length(String text) {
        return text.lenght();               // error: String has no method 'lenght'
    }

    int arguments(String text) {
        return text.indexOf();              // error: String.indexOf does not take ()
    }

    Object field() {
        return Locale.GERMANY_;             // error: class Locale has no field 'GERMANY_'
    }

    EnumSett<Thread.State> missing;         // error: there is no class 'EnumSett'

    java.util.zip.ZipFil other;             // error: there is no class 'java.util.zip.ZipFil'

    Object made() {
        return new StringBuilder(1, 2, 3);  // error: new StringBuilder does not take (int, int, int)
    }
}
