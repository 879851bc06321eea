package java.lang;

import oxpecker.NeverNull;

/** What characters can be appended to. */
public interface Appendable {
    @NeverNull
    Appendable append(CharSequence text) throws java.io.IOException;

    @NeverNull
    Appendable append(CharSequence text, int begin, int end) throws java.io.IOException;

    @NeverNull
    Appendable append(char character) throws java.io.IOException;
}
