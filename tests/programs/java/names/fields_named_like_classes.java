// The name before `::new` is that of a class, even where a field or a local has the same name.
import java.util.function.*;

class FieldsNamedLikeClasses {
    static class Url {
        final int length;
        Url(String text) { length = text.length(); }
    }

    interface Converter<T> {
        Converter<Url> Url = Url::new;
        T apply(String text);
    }

    static final Function<String, Url> Url = Url::new;

    static void field() { assert Url.apply("ab").length == 2; }              // check FieldsNamedLikeClasses.field: valid

    static void constant() { assert Converter.Url.apply("").length == 0; }   // check FieldsNamedLikeClasses.constant: valid

    static void local() {                                                    // check FieldsNamedLikeClasses.local: valid
        String Url = "abc";
        Function<String, Url> make = Url::new;
        assert make.apply(Url).length == 3;
    }
}
