// Locales with their parts and tags, and properties: reading them, all of them, all their names.
// prints: en_US|en|US||96636889|true
// prints: de|de|||95360991|false
// prints: _CH||CH||66619|false
// prints: no_NO_Bok|no|NO|Bok|105038492|false
// prints: |||x|120|false
// prints: he|he|||99055075|false
// prints: ||||0|false
// prints: de_CH es_419 und und en-GB
// prints: SS 1,234 1
// prints: {=x, backslash=, empty=, k 1=é	., key=value more	., number=5}
// prints: [, backslash, base, empty, k 1, key]
// prints: a -> 2
// prints: b -> é
// prints: 2!2
// prints: [b]
// prints: reader parameter is null
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Calendar;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;

class Main {
    static void parts(Locale locale) {        // check Main.parts: valid
        Locale german = new Locale("DE", "at");
        assert german.getLanguage().equals("de") && german.getCountry().equals("AT") && german.getVariant().isEmpty();
        assert "x".toUpperCase(german).equals("X");
    }

    static String turkish() {
        return "i".toUpperCase(new Locale("tr"));        // check Main.turkish: unknown, unsupported letters of a language with its own cases here
    }

    static String small() {
        return "I".toLowerCase(new Locale("tr"));        // check Main.small: unknown, unsupported letters of a language with its own cases here
    }

    static String formatted() {
        return String.format(new Locale("de"), "%.1f", 1.5);        // check Main.formatted: unknown, unsupported the rules of a language that is not English here
    }

    static Locale tagged() {
        return Locale.forLanguageTag("zh-Hans-CN");        // check Main.tagged: unknown, unsupported a tag of a language with other parts here
    }

    static Locale extended() {
        return new Locale("ja", "JP", "JP");        // check Main.extended: unknown, unsupported a locale with an extension here
    }

    static void read() throws IOException {        // check Main.read: valid
        Properties properties = new Properties();
        properties.load(new StringReader("a = b\nc:d\\\n  e"));
        assert properties.getProperty("a").equals("b") && properties.getProperty("c").equals("de") && properties.size() == 2;
    }

    static void malformed() throws IOException {
        new Properties().load(new StringReader("a=\\u12"));        // check Main.malformed: invalid, exception here
    }

    public static void main(String[] args) throws IOException {
        Locale[] all = {new Locale("EN", "us"), new Locale("de"), new Locale("", "ch"), new Locale("no", "NO", "Bok"), new Locale("", "", "x"), new Locale("iw"), Locale.ROOT};
        for (Locale locale : all) {
            System.out.println(locale + "|" + locale.getLanguage() + "|" + locale.getCountry() + "|" + locale.getVariant() + "|" + locale.hashCode() + "|" + locale.equals(Locale.US));
        }
        System.out.println(Locale.forLanguageTag("de-CH") + " " + Locale.forLanguageTag("es-419") + " " + Locale.forLanguageTag("und").toLanguageTag() + " " + new Locale("x", "y").toLanguageTag() + " " + Locale.UK.toLanguageTag());
        System.out.println("ß".toUpperCase(new Locale("de")) + " " + String.format(Locale.UK, "%,d", 1234) + " " + Calendar.getInstance(Locale.US).getFirstDayOfWeek());
        Properties defaults = new Properties();
        defaults.setProperty("base", "1");
        Properties properties = new Properties(defaults);
        properties.load(new StringReader("# comment\n! other = 1\n\n  key = value \\\n   more\\t.\r\nempty\nk\\ 1:\\u00e9\\t.\r=x\nbackslash\\"));
        properties.put("number", 5);
        System.out.println(new TreeMap<Object, Object>(properties));
        System.out.println(new TreeSet<>(properties.stringPropertyNames()));
        Properties bytes = new Properties();
        bytes.load(new ByteArrayInputStream("b=é\na=2".getBytes(StandardCharsets.ISO_8859_1)));
        for (Map.Entry<Object, Object> entry : bytes.entrySet()) {
            System.out.println(entry.getKey() + " -> " + entry.getValue());
            entry.setValue(entry.getValue() + "!");
        }
        System.out.println(bytes.getProperty("a") + bytes.entrySet().size());
        bytes.entrySet().removeIf(entry -> entry.getKey().equals("a"));
        System.out.println(bytes.keySet());
        try {
            bytes.load((java.io.Reader) null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
