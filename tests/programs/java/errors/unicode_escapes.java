/** Escapes that are none are errors wherever they stand. */
class Main {
    char a = '\u00zz';             // error: illegal unicode escape
    int b; /* in a comment \u12 */ // error: illegal unicode escape
    int \uuu00 = 1;                // error: illegal unicode escape
    char w = '\u00４';           // error: illegal unicode escape
    String s = "\\u00zz \\\\u";    // accepted
}
