// Digests: MD5, SHA-1 and SHA-256 of bytes in one piece or many.
// prints: MD5 16 d41d8cd98f00b204e9800998ecf8427e
// prints: 900150983cd24fb0d6963f7d28e17f72
// prints: SHA-1 20 da39a3ee5e6b4b0d3255bfef95601890afd80709
// prints: a9993e364706816aba3e25717850c26c9cd0d89d
// prints: SHA-256 32 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
// prints: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
// prints: sha 20 da39a3ee5e6b4b0d3255bfef95601890afd80709
// prints: a9993e364706816aba3e25717850c26c9cd0d89d
// prints: 16 0000fe51f9b48efcd9a2a20bae082b24f12c0000
// prints: fe51f9b48efcd9a2a20bae082b24f12c truefalsetrue
// prints: java.security.DigestException null
// prints: java.security.DigestException: a null
// prints: java.security.DigestException: b java.lang.Exception
// prints: java.security.DigestException: java.lang.Exception: c java.lang.Exception: c
// prints: Length must be at least 16 for MD5digests
// prints: No input buffer given
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

class Main {
    static int length(byte b) throws NoSuchAlgorithmException {        // check Main.length: valid
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update(b);
        digest.reset();
        assert digest.getDigestLength() == 32 && digest.getAlgorithm().equals("SHA-256");
        return digest.getDigestLength();
    }

    static byte[] other() throws NoSuchAlgorithmException {
        return MessageDigest.getInstance("SHA-512").digest();        // check Main.other: unknown, unsupported a digest that is the choice of the platform here
    }

    static void refused() throws NoSuchAlgorithmException {
        MessageDigest.getInstance("MD5").update(new byte[2], 1, 2);        // check Main.refused: invalid, exception here
    }

    static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte each : bytes) {
            text.append(Character.forDigit(each >> 4 & 15, 16)).append(Character.forDigit(each & 15, 16));
        }
        return text.toString();
    }

    static class Own extends MessageDigest {
        Own() {
            super("own");
        }

        @Override
        protected void engineUpdate(byte value) {
        }

        @Override
        protected void engineUpdate(byte[] values, int offset, int count) {
        }

        @Override
        protected byte[] engineDigest() {
            return new byte[1];
        }

        @Override
        protected void engineReset() {
        }
    }

    static byte[] own() {
        return new Own().digest();        // check Main.own: unknown, unsupported a digest that is the choice of the platform here
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"MD5", "SHA-1", "SHA-256", "sha"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            System.out.println(digest.getAlgorithm() + " " + digest.getDigestLength() + " " + hex(digest.digest()));
            System.out.println(hex(digest.digest("abc".getBytes(StandardCharsets.UTF_8))));
        }
        MessageDigest digest = MessageDigest.getInstance("MD5");
        byte[] all = new byte[70];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) (i * 7);
        }
        digest.update(all[0]);
        digest.update(all, 1, 60);
        MessageDigest copy = (MessageDigest) digest.clone();
        digest.update(ByteBuffer.wrap(all, 61, 9));
        copy.update(new byte[] {all[61], all[62], all[63], all[64], all[65], all[66], all[67], all[68], all[69]});
        byte[] target = new byte[20];
        System.out.println(digest.digest(target, 2, 18) + " " + hex(target));
        byte[] other = copy.digest();
        System.out.println(hex(other) + " " + MessageDigest.isEqual(other, MessageDigest.getInstance("MD5").digest(all)) + MessageDigest.isEqual(other, null) + MessageDigest.isEqual(null, null));
        Exception[] causes = {new DigestException(), new DigestException("a"), new DigestException("b", new Exception()), new DigestException(new Exception("c"))};
        for (Exception each : causes) {
            System.out.println(each + " " + each.getCause());
        }
        try {
            digest.digest(target, 0, 3);
        } catch (DigestException e) {
            System.out.println(e.getMessage());
        }
        try {
            digest.update(null, 0, 3);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
