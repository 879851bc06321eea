// Products, quotients and remainders of unknowns that go wrong near the ends of their types.
class P {
    // check P.floorMod: invalid
    static void floorMod(int a, int b) {
        if (b != 0) assert Math.floorMod(a, b) == ((a % b) + b) % b;
    }

    // check P.isFloorMod: valid
    static void isFloorMod(int a, int b) {
        if (b > 0 && b < 10 && a > -10 && a < 10) assert Math.floorMod(a, b) == ((a % b) + b) % b;
    }

    // check P.parts: invalid
    static void parts(int a, int b, int c) {
        if (c > 0 && a <= b) assert (a + b) / c * c <= b * 2L;
    }

    // check P.area: invalid
    static void area(int width, int height) {
        if (width >= 0 && height >= 0) assert width * height >= 0;
    }

    // check P.square: invalid
    static void square(long base) {
        assert base * base >= 0;
    }
}
