// What looks like JML and is not: annotations that somebody has commented out, words to formatters.
//@Immutable
class Comments {
    //@formatter:off
    int   one =   1;
    //@formatter:on

    /*@Override*/
    int two() {                             // check Comments.two: valid
        return 2;
    }
}
