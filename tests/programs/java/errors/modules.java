// Modules that do not exist, and names that two modules have.
import module java.base;                    // error: reference to List is ambiguous: both java.awt.List in java.awt and java.util.List in java.util match
import module java.desktop;
import module no.such;                      // error: imported module not found: no.such

class Main {
    List list;
}
