// What an unbounded wildcard stands for is within the bound of its type parameter.
interface Token {
    int kind();
}

interface Factory<T extends Token> {
    T create();
}

record Word(int kind) implements Token {
}

class Main {
    static Factory<?> factory = () -> new Word(3);

    static Factory<? extends Token> known() {           // check Main.known: valid
        return factory;
    }

    static int kind(Factory<? extends Token> given) {
        return given.create().kind();
    }

    public static void main(String[] args) {
        System.out.println(kind(factory) + known().create().kind());        // prints: 6
    }
}
