// Random numbers stay within their range; a Scanner over a text.
// prints: true
// prints: bound must be positive
// prints: 12 false abc -7||whole line
// prints: mismatch
// prints: 99999999999 true false
// prints: java.util.NoSuchElementException
// prints: 6
import java.util.Random;
import java.util.Scanner;

class Main {
    public static void main(String[] args) {
        Random random = new Random(42);
        boolean inside = true;
        for (int i = 0; i < 20; i++) {
            int a = random.nextInt(6);
            double d = random.nextDouble();
            int b = 5 + random.nextInt(3);
            inside &= a >= 0 && a < 6 && d >= 0 && d < 1 && b >= 5 && b < 8;
        }
        System.out.println(inside);
        try {
            random.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Scanner scanner = new Scanner("12 abc -7\nwhole line\n 99999999999 true");
        System.out.println(scanner.nextInt() + " " + scanner.hasNextInt() + " " + scanner.next() + " " + scanner.nextInt() + "|" + scanner.nextLine() + "|" + scanner.nextLine());
        try {
            scanner.nextInt();
        } catch (java.util.InputMismatchException e) {
            System.out.println("mismatch");
        }
        System.out.println(scanner.nextLong() + " " + scanner.nextBoolean() + " " + scanner.hasNext());
        try {
            scanner.next();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e);
        }
        int sum = 0;
        Scanner numbers = new Scanner("1 2 3");
        while (numbers.hasNextInt()) {
            sum += numbers.nextInt();
        }
        System.out.println(sum);
    }
}
