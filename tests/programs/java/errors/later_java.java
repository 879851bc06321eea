// What later versions of Java have is named where it stands.
class Later {
    record Pair(int x, int y) { }

    static int patterns(String o) {
        return switch (o) {
            case String s -> 1;             // error: patterns in a switch are not part of Java 17
            default -> 2;
        };
    }

    static int records(Object o) {
        return o instanceof Pair(int x, int y) ? 1 : 0; // error: patterns of records are not part of Java 17
    }
}

void main() { }                             // error: a method outside of a class is not part of Java 17
