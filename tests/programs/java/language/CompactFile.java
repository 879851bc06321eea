// A compact source file: its members belong to a class that is named like the file, and `main` runs on a new object.
// prints: 6 [hello, 3] (1, 2)
int count = 3;
final List<String> words = new ArrayList<>();

record Point(int x, int y) {
    String shown() {
        return "(" + x + ", " + y + ")";
    }
}

class Counter {
    int next() {
        return count++;
    }
}

//@ requires 0 <= n && n <= 1000;
//@ ensures \result == 2 * n;
int twice(int n) {                          // check CompactFile.twice: valid
    return 2 * n;
}

static int half(int n) {                    // check CompactFile.half: valid
    return n / 2;
}

void main() {                               // check CompactFile.main: valid
    words.add("hello");
    int doubled = twice(count);
    words.add("" + new Counter().next());
    assert count == 4 && half(count) == 2;
    IO.println(doubled + " " + words + " " + new Point(1, 2).shown());
}
