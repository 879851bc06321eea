// `var` stands for the type of a local variable only.
class InferredTypes {
    var field = 1;                          // error: 'var' is not allowed here
    int fine = 2;

    var result() {                          // error: 'var' is not allowed here
        return 1;
    }

    void parameter(var given) {             // error: 'var' is not allowed here
    }

    int local() {
        var one = 1;
        for (var two : new int[] {1}) {
            one += two;
        }
        return one;
    }
}
