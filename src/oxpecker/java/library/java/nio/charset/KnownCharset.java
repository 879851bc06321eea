package java.nio.charset;

import oxpecker.Coding;
import oxpecker.Oox;

/** The encodings that every Java platform has, each one object. */
final class KnownCharset extends Charset {
    /** The one of the machine, once somebody has asked for it. */
    private static Charset machine;

    final int coding;

    KnownCharset(String name, int coding) {
        super(name);
        this.coding = coding;
    }

    /** UTF-8, Latin-1 or ASCII, and always the same. */
    static Charset ofMachine() {
        if (machine == null) {
            int choice = Oox.nondetInt();
            machine = choice == 1 ? US_ASCII : choice == 2 ? ISO_8859_1 : UTF_8;
        }
        return machine;
    }

    /** The encoding of a name, in small or capital letters; null for any other. */
    static Charset find(String name) {
        switch (name.toUpperCase()) {
            case "UTF-8": case "UTF8": case "UNICODE-1-1-UTF-8":
                return UTF_8;
            case "US-ASCII": case "ANSI_X3.4-1968": case "CP367": case "CSASCII": case "ISO-IR-6":
            case "ASCII": case "ISO_646.IRV:1983": case "ANSI_X3.4-1986": case "ASCII7": case "DEFAULT":
            case "ISO_646.IRV:1991": case "ISO646-US": case "IBM367": case "646": case "US":
                return US_ASCII;
            case "ISO-8859-1": case "819": case "ISO8859-1": case "L1": case "ISO_8859-1:1987":
            case "ISO_8859-1": case "8859_1": case "ISO-IR-100": case "LATIN1": case "CP819": case "ISO8859_1":
            case "IBM819": case "ISO_8859_1": case "IBM-819": case "CSISOLATIN1":
                return ISO_8859_1;
            case "UTF-16": case "UTF_16": case "UNICODE": case "UTF16": case "UNICODEBIG":
                return UTF_16;
            case "UTF-16BE": case "X-UTF-16BE": case "UTF_16BE": case "ISO-10646-UCS-2":
            case "UNICODEBIGUNMARKED":
                return UTF_16BE;
            case "UTF-16LE": case "UNICODELITTLEUNMARKED": case "UTF_16LE": case "X-UTF-16LE":
                return UTF_16LE;
            default:
                return null;
        }
    }

    public boolean contains(Charset other) {
        int coded = Charset.$coding(other);
        return coding >= Coding.UTF_8 || coded <= coding;
    }
}
