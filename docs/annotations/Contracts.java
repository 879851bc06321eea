// Contracts as annotations for Oxpecker. Copy this file into your program, into any package; names are all that counts.

import java.lang.annotation.Documented;

/** One specification case: where `pre` holds on entry, `post` holds on return. */
@Documented
@interface Case {
    String pre() default "true";

    String post() default "true";
}

/** The specification cases of a method or constructor. */
@Documented
@interface Assertion {
    Case[] value();
}

/** A parameter, result or field that is not null. */
@Documented
@interface NonNull {
}

/** A parameter, result or field that may be null. */
@Documented
@interface Nullable {
}

/** A method whose result is an object that did not exist when it was called. */
@Documented
@interface Fresh {
}

/** A method that assigns nothing that existed before; contracts may call it. */
@Documented
@interface Pure {
}
