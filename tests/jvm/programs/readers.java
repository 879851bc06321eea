import java.io.*;
import java.util.*;

class Dots extends Reader {
    private int left;

    Dots(int count) {
        left = count;
    }

    public int read(char[] target, int offset, int count) {
        if (left == 0) {
            return -1;
        }
        int given = Math.min(count, Math.min(left, 2));
        for (int i = 0; i < given; i++) {
            target[offset + i] = (char) ('0' + left--);
        }
        return given;
    }

    public void close() {
        left = 0;
    }
}

class ReadersOfOnesOwn {
    public static void main(String[] args) throws IOException {
        Reader dots = new Dots(9);
        char[] some = new char[5];
        System.out.println(dots.read() + " " + (char) dots.read() + " " + dots.read(some) + some[0] + some[1]);
        System.out.println(new BufferedReader(new Dots(7)).readLine());
        dots.close();
        System.out.println(dots.read());
    }
}

class ReadersThatPushBack {
    public static void main(String[] args) throws IOException {
        PushbackReader back = new PushbackReader(new Dots(6), 2);
        int first = back.read();
        back.unread(first);
        back.unread('w');
        System.out.println((char) back.read() + "" + (char) back.read() + (char) back.read());
        back.unread(new char[] {'p', 'q'});
        char[] some = new char[5];
        System.out.println(back.read(some) + new String(some, 0, 4) + (int) some[4] + back.read(some, 1, 1));
        try {
            back.unread('1');
            back.unread('2');
            back.unread('3');
        } catch (IOException full) {
            System.out.println(full.getMessage());
        }
        back.close();
        try {
            back.read();
        } catch (IOException closed) {
            System.out.println(closed.getMessage());
        }
    }
}

class ReadersOfArrays {
    public static void main(String[] args) throws IOException {
        CharArrayReader part = new CharArrayReader("hey you".toCharArray(), 2, 3);
        System.out.println(part.read() + " " + part.read() + " " + part.ready() + part.read() + " " + part.read() + part.ready());
        Reader text = new StringReader("stuff");
        char[] three = new char[3];
        System.out.println(text.read(three) + "" + text.read(three, 1, 2) + text.read(three) + three[0] + three[1] + three[2]);
        try {
            text.read(three, 2, 2);
        } catch (IndexOutOfBoundsException outside) {
            System.out.println("outside");
        }
    }
}

class ReadersBytes {
    public static void main(String[] args) throws IOException {
        byte[] bytes = "abc z".getBytes();
        System.out.println(bytes.length + " " + bytes[3] + new String(bytes) + new String(bytes, 1, 2) + new String(bytes, "UTF-8"));
        System.out.println("abca".chars().filter(c -> c == 'a').count());
        try {
            new String(bytes, 4, 2);
        } catch (StringIndexOutOfBoundsException outside) {
            System.out.println(outside.getMessage());
        }
    }
}

class ReadersPlaces {
    public static void main(String[] args) {
        String faces = "a\ud83d\ude00b";
        System.out.println(faces.offsetByCodePoints(1, 1) + " " + faces.offsetByCodePoints(3, -1) + " " + faces.offsetByCodePoints(2, 1));
        StringBuilder builder = new StringBuilder("hello");
        StringBuffer buffer = new StringBuffer(faces);
        char[] some = new char[6];
        builder.getChars(1, 4, some, 2);
        System.out.println((int) some[1] + " " + some[2] + some[3] + some[4]);
        System.out.println(builder.codePointAt(1) + " " + buffer.codePointCount(0, 4) + " " + buffer.codePointBefore(3));
        for (int place = -1; place < 5; place++) {
            try {
                System.out.println(place + " " + buffer.offsetByCodePoints(place, 2 - place));
                builder.getChars(place, 3, some, 3);
            } catch (IndexOutOfBoundsException outside) {
                System.out.println(place + " outside");
            }
        }
    }
}

class ReadersProperties {
    public static void main(String[] args) {
        Properties usual = new Properties();
        usual.setProperty("k", "v");
        Properties special = new Properties(usual);
        System.out.println(special.getProperty("k") + special.getProperty("q") + special.getProperty("q", "w"));
        System.out.println(special.setProperty("k", "z") + special.getProperty("k") + special.size() + usual.getProperty("k"));
        special.put("n", 3);
        System.out.println(special.getProperty("n") + special.get("n") + special.remove("k") + special.getProperty("k"));
        try {
            special.setProperty("k", null);
        } catch (NullPointerException none) {
            System.out.println("no null");
        }
    }
}
