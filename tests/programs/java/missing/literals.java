// A text that a class without source returns may be a literal of the program or of the library, with its contents.
import nowhere.Source;

class Literals {
    //@ requires source != null;
    static void same(Source source) {
        source.name("name");
        String text = source.label();
        if (text != null) {
            int length = text.length();
            assert length != 1;                         // check Literals.same: invalid, exception here
        }
    }

    //@ requires source != null;
    static void known(Source source) {
        String text = source.label();
        assert text != "name";                          // check Literals.known: invalid, exception here
    }
}
