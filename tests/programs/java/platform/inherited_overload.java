// An overload that a class without a model declares is no error, although the class itself has others of the name.
import java.text.FieldPosition;
import java.text.Format;
import java.text.ParseException;
import java.text.ParsePosition;

class Shown extends Format {
    public StringBuffer format(Object value, StringBuffer to, FieldPosition position) {
        return to;
    }

    public Object parseObject(String text, ParsePosition position) {
        return null;
    }

    Object parsed(String text) throws ParseException {  // check Shown.parsed: unknown
        return parseObject(text);
    }
}
