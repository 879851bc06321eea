// Overloads of the platform that no model has are no errors, although classes of the program or models have others.
import java.text.FieldPosition;
import java.text.Format;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

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

class Counted extends ReentrantReadWriteLock.ReadLock {
    Counted(ReentrantReadWriteLock lock) {
        super(lock);
    }
}
