package java.lang;

/** What characters can be appended to. */
public interface Appendable {
    Appendable append(CharSequence text) throws java.io.IOException;

    Appendable append(CharSequence text, int begin, int end) throws java.io.IOException;

    Appendable append(char character) throws java.io.IOException;
}
