/** What depends on the hash code of an object that has none of its own: no test can choose it. */
class Hashes {
    interface Shape {
        int area();
    }

    static int bucket(Shape shape) {
        return shape == null || shape.hashCode() == 97 ? -1 : 1;
    }
}
