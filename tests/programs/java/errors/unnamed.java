// `_` declares unnamed variables, and is no name.
class Main {
    int _ = 3;                              // error: underscore not allowed here

    void method(int _) {                    // error: underscore not allowed here
        int _;                              // error: = expected
        int[] _[] = {};                     // error: the underscore keyword '_' is not allowed to be followed by brackets
        int x = _;                          // error: underscore not allowed here
        int _ = 2;
        int _ = 3;
    }

    record R(int _) {                       // error: underscore not allowed here
    }

    String template(int x) {
        return STR."x is \{x}";             // error: string templates are not part of Java: <identifier> expected
    }
}
