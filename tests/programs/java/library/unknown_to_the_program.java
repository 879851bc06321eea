// What the machine decides: properties, loggers, references that may be gone; and identifiers and checksums.
// prints: 3383796229 0
// prints: 414778197 1
// prints: 00112233-4455-6677-8899-aabbccddeeff 62 0 4822678189205111-8603657889541918977false100000001-0002-0003-0004-00000000000542
// prints: java.lang.IllegalArgumentException: Invalid UUID string: 1-2-3-4
// prints: java.lang.IllegalArgumentException: Invalid UUID string: 1-2-3-4-5-6
// prints: java.lang.NumberFormatException: Error at index 0 in: "x"
// prints: INFO INFO500false1000OWN
// prints: anamedglobal
// prints: true
// prints: null truenullnullnulltrue
// prints: 128512 55357 3256832 11141110655365734355296
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Checksum;

class Main {
    static class Own extends Level {
        Own() {
            super("OWN", 5);
        }
    }

    static class Named extends Logger {
        Named() {
            super("named", null);
        }
    }

    public static void main(String[] args) {
        for (Checksum sum : new Checksum[] {new CRC32(), new Adler32()}) {
            sum.update('x');
            sum.update(new byte[] {1, 2, -3, 4}, 1, 2);
            sum.update("123456789".getBytes());
            System.out.print(sum.getValue() + " ");
            sum.reset();
            System.out.println(sum.getValue());
        }
        UUID id = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");
        System.out.println(id.toString() + " " + id.version() + id.variant() + " " + id.hashCode() + " " + id.getMostSignificantBits() + id.getLeastSignificantBits() + id.equals(new UUID(1, 2)) + id.compareTo(new UUID(1, -2)) + UUID.fromString("1-2-3-4-5") + UUID.randomUUID().version() + UUID.randomUUID().variant());
        for (String wrong : new String[] {"1-2-3-4", "1-2-3-4-5-6", "x-2-3-4-5"}) {
            try {
                UUID.fromString(wrong);
            } catch (IllegalArgumentException e) {
                System.out.println(e);
            }
        }
        System.out.println(Level.INFO.toString() + " " + Level.INFO.getName() + Level.FINE.intValue() + Level.OFF.equals(Level.ALL) + Level.SEVERE.hashCode() + new Own());
        log(Logger.getAnonymousLogger());
        System.out.println(Logger.getLogger("a").getName() + new Named().getName() + Logger.getGlobal().getName());
        Reference<String> weak = new WeakReference<>("a");
        String now = weak.get();
        System.out.println(now == null || now.equals("a"));
        weak.clear();
        Reference.reachabilityFence(now);
        System.out.println(weak.get() + " " + weak.refersTo(null) + new SoftReference<String>(null).get() + new WeakReference<String>(null, new ReferenceQueue<>()).get() + new SoftReference<String>(null, null).get() + (new ReferenceQueue<String>().poll() == null));
        weak.enqueue();
        codePoints();
    }

    static void log(Logger logger) {
        logger.setLevel(Level.OFF);
        logger.isLoggable(Level.INFO);
        logger.log(Level.INFO, "a");
        logger.log(Level.INFO, "a", 3);
        logger.log(Level.INFO, "a", new Object[0]);
        logger.log(Level.INFO, "a", new Exception());
        logger.severe("a");
        logger.warning("a");
        logger.info("a");
        logger.config("a");
        logger.fine("a");
        logger.finer("a");
        logger.finest(() -> "a");
        logger.entering("a", "b");
        logger.exiting("a", "b");
        logger.throwing("a", "b", null);
    }

    static void codePoints() {
        char[] text = {'a', '\ud83d', '\ude00', 'b'};
        char[] target = new char[3];
        System.out.println(Character.codePointAt(text, 1) + " " + Character.codePointAt(text, 1, 2) + " " + Character.codePointCount("a\ud83d\ude00b", 0, 4) + Character.toChars(0x1f600, target, 1) + (int) target[2] + " " + Character.MAX_CODE_POINT + Character.MIN_CODE_POINT + Character.MIN_SUPPLEMENTARY_CODE_POINT + (int) Character.MAX_SURROGATE + (int) Character.MIN_HIGH_SURROGATE);
    }

    static int home() {
        String home = System.getProperty("user.home");
        return home.length();      // check Main.home: invalid, exception here
    }

    static int homeOr() {      // check Main.homeOr: valid
        return System.getProperty("user.home", "x").length() + (System.getenv("HOME") == null ? 1 : 2);
    }

    static void set(String name, String value) {      // check Main.set: invalid, exception
        System.setProperty(name, value);
        System.clearProperty(name);
    }

    static int gone(WeakReference<String> weak) {
        return weak == null ? 0 : weak.get().length();      // check Main.gone: invalid, exception here
    }

    static void logged(Logger logger) {      // check Main.logged with array 1: valid
        if (logger != null && logger.isLoggable(Level.FINE)) {
            logger.fine("x");
        }
    }
}
