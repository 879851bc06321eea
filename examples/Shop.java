/** Prices of a shop, without contracts: the findings of several methods have the same cause. */
public class Shop {
    public static int share(int total, int persons) {
        return total / persons;
    }

    public static int free() {
        return share(10, 0);
    }

    public static int half(int total) {
        return share(total, 2);
    }

    public static int shareOfTen(int persons) {
        return share(10, persons);
    }

    public static int twoShares(int persons) {
        return 2 * shareOfTen(persons);
    }

    public static char initial(String name) {
        return name.charAt(0);
    }

    public static char initialOfNobody() {
        return initial("");
    }

    public static boolean isCheap(int price) {
        return price < 10;
    }

    public static int rounded(int price) {
        return price - price % 10;
    }

    public static int larger(int one, int two) {
        return one < two ? two : one;
    }

    public static int discount(int price) {
        return price > 100 ? price - 10 : price;
    }

    public static boolean isFree(int price) {
        return price == 0;
    }
}
