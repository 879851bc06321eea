package java.util;

import java.nio.charset.StandardCharsets;

/** Bytes as letters, six bits each (RFC 4648, RFC 2045). */
public class Base64 {
    private static final String PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final String SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private static final int LINE = 76;

    private Base64() {
    }

    public static Encoder getEncoder() {
        return new Encoder(false, true, false);
    }

    public static Encoder getUrlEncoder() {
        return new Encoder(true, true, false);
    }

    public static Encoder getMimeEncoder() {
        return new Encoder(false, true, true);
    }

    public static Decoder getDecoder() {
        return new Decoder(false, false);
    }

    public static Decoder getUrlDecoder() {
        return new Decoder(true, false);
    }

    public static Decoder getMimeDecoder() {
        return new Decoder(false, true);
    }

    public static class Encoder {
        private final boolean safe;
        private final boolean padding;
        private final boolean lines;

        private Encoder(boolean safe, boolean padding, boolean lines) {
            this.safe = safe;
            this.padding = padding;
            this.lines = lines;
        }

        private StringBuilder text(byte[] source) {
            String letters = safe ? SAFE : PLAIN;
            StringBuilder text = new StringBuilder();
            int written = 0;
            for (int at = 0; at < source.length; at += 3) {
                int left = Math.min(source.length - at, 3);
                int bits = (source[at] & 0xff) << 16 | (left > 1 ? (source[at + 1] & 0xff) << 8 : 0) | (left > 2 ? source[at + 2] & 0xff : 0);
                if (lines && written == LINE) {
                    text.append("\r\n");
                    written = 0;
                }
                for (int i = 0; i <= left; i++) {
                    text.append(letters.charAt(bits >> (18 - 6 * i) & 63));
                }
                for (int i = left; padding && i < 3; i++) {
                    text.append('=');
                }
                written += 4;
            }
            return text;
        }

        public String encodeToString(byte[] source) {
            return text(source).toString();
        }

        public byte[] encode(byte[] source) {
            return text(source).toString().getBytes(StandardCharsets.ISO_8859_1);
        }

        public Encoder withoutPadding() {
            return padding ? new Encoder(safe, false, lines) : this;
        }
    }

    public static class Decoder {
        private final boolean safe;
        private final boolean lenient;

        private Decoder(boolean safe, boolean lenient) {
            this.safe = safe;
            this.lenient = lenient;
        }

        public byte[] decode(String source) {
            return decode(source.getBytes(StandardCharsets.ISO_8859_1));
        }

        public byte[] decode(byte[] source) {
            String letters = safe ? SAFE : PLAIN;
            if (source.length == 1 && !(lenient && letters.indexOf((char) (source[0] & 0xff)) < 0)) {
                throw new IllegalArgumentException("Input byte[] should at least have 2 bytes for base64 bytes");
            }
            byte[] target = new byte[source.length / 4 * 3 + 3];
            int count = 0;
            int bits = 0;
            int digits = 0;
            int at = 0;
            while (at < source.length) {
                int letter = source[at] & 0xff;
                at++;
                if (letter == '=') {
                    if (digits == 2 && (at == source.length || source[at] != '=') || digits == 0) {
                        throw new IllegalArgumentException("Input byte array has wrong 4-byte ending unit");
                    }
                    at += digits == 2 ? 1 : 0;
                    break;
                }
                int value = letters.indexOf((char) letter);
                if (value < 0) {
                    if (lenient) {
                        continue;
                    }
                    throw new IllegalArgumentException("Illegal base64 character " + Integer.toString(source[at - 1], 16));
                }
                bits = bits << 6 | value;
                digits++;
                if (digits == 4) {
                    target[count] = (byte) (bits >> 16);
                    target[count + 1] = (byte) (bits >> 8);
                    target[count + 2] = (byte) bits;
                    count += 3;
                    bits = 0;
                    digits = 0;
                }
            }
            if (digits == 1) {
                throw new IllegalArgumentException("Last unit does not have enough valid bits");
            }
            if (digits > 1) {
                target[count] = (byte) (bits >> (digits == 2 ? 4 : 10));
                count++;
            }
            if (digits == 3) {
                target[count] = (byte) (bits >> 2);
                count++;
            }
            while (at < source.length) {
                if (!lenient || letters.indexOf((char) (source[at] & 0xff)) >= 0) {
                    throw new IllegalArgumentException("Input byte array has incorrect ending byte at " + at);
                }
                at++;
            }
            return Arrays.copyOf(target, count);
        }
    }
}
