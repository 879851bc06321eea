/** Arguments are looked at, and do not matter. */
public class Main {
    public static void main(String[] args) {
        int count = args.length > 3 ? 3 : args.length;
        assert count >= 0 && count <= 3;
    }
}
