package java.util;

import oxpecker.Oox;

public final class UUID implements java.io.Serializable, Comparable<UUID> {
    private final long most;
    private final long least;

    public UUID(long most, long least) {
        this.most = most;
        this.least = least;
    }

    /** Any one of the version for random ones. */
    public static UUID randomUUID() {
        long most = Oox.nondetLong() & 0xffffffffffff0fffL | 0x4000L;
        long least = Oox.nondetLong() & 0x3fffffffffffffffL | 0x8000000000000000L;
        return new UUID(most, least);
    }

    /** Five hexadecimal numbers; each is cut to its length. */
    public static UUID fromString(String text) {
        if (text.length() > 36) {
            throw new IllegalArgumentException("UUID string too large");
        }
        int[] dashes = new int[5];
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '-') {
                if (count == 4) {
                    throw new IllegalArgumentException("Invalid UUID string: " + text);
                }
                dashes[count] = i;
                count++;
            }
        }
        if (count < 4) {
            throw new IllegalArgumentException("Invalid UUID string: " + text);
        }
        long one = part(text, 0, dashes[0]) & 0xffffffffL;
        long two = part(text, dashes[0] + 1, dashes[1]) & 0xffffL;
        long three = part(text, dashes[1] + 1, dashes[2]) & 0xffffL;
        long four = part(text, dashes[2] + 1, dashes[3]) & 0xffffL;
        long five = part(text, dashes[3] + 1, text.length()) & 0xffffffffffffL;
        return new UUID(one << 32 | two << 16 | three, four << 48 | five);
    }

    private static long part(String text, int begin, int end) {
        String digits = text.substring(begin, end);
        for (int i = 0; i < digits.length(); i++) {
            if (Character.digit(digits.charAt(i), 16) < 0 && !(i == 0 && end - begin > 1 && digits.charAt(0) == '+')) {
                throw new NumberFormatException("Error at index " + i + " in: \"" + digits + "\"");
            }
        }
        return Long.parseLong(digits, 16);
    }

    public long getMostSignificantBits() {
        return most;
    }

    public long getLeastSignificantBits() {
        return least;
    }

    public int version() {
        return (int) (most >> 12 & 0x0f);
    }

    public int variant() {
        return (int) (least >>> (64 - (least >>> 62)) & least >> 63);
    }

    public String toString() {
        return digits(most >> 32, 8) + "-" + digits(most >> 16, 4) + "-" + digits(most, 4) + "-"
            + digits(least >> 48, 4) + "-" + digits(least, 12);
    }

    private static String digits(long value, int count) {
        long limit = 1L << count * 4;
        return Long.toHexString(limit | value & limit - 1).substring(1);
    }

    public int hashCode() {
        long both = most ^ least;
        return (int) (both >> 32) ^ (int) both;
    }

    public boolean equals(Object other) {
        return other instanceof UUID && ((UUID) other).most == most && ((UUID) other).least == least;
    }

    public int compareTo(UUID other) {
        return most != other.most ? Long.compare(most, other.most) : Long.compare(least, other.least);
    }
}
