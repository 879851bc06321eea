package java.security;

/** MD5 (RFC 1321), SHA-1 and SHA-256 (FIPS 180-4): sums of blocks of 64 bytes. */
final class BlockDigest extends MessageDigest {
    static final int MD5 = 0;
    static final int SHA_1 = 1;
    static final int SHA_256 = 2;

    private static final int BLOCK = 64;
    /** Where the length stands in the last block. */
    private static final int LENGTH = 56;

    private static final int[] MD5_TABLE = {
        0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
        0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
        0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
        0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
        0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
        0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
        0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
        0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
    };
    private static final int[] SHA_TABLE = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    };
    private static final int[] MD5_SHIFTS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};

    private final int kind;
    private final int[] state;
    private final byte[] block = new byte[BLOCK];
    private long count;

    BlockDigest(String algorithm, int kind) {
        super(algorithm);
        this.kind = kind;
        this.state = new int[kind == MD5 ? 4 : kind == SHA_1 ? 5 : 8];
        reset();
    }

    public void reset() {
        count = 0;
        int[] first = kind == SHA_256
            ? new int[] {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}
            : new int[] {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
        System.arraycopy(first, 0, state, 0, state.length);
    }

    public Object clone() {
        BlockDigest copy = new BlockDigest(getAlgorithm(), kind);
        System.arraycopy(state, 0, copy.state, 0, state.length);
        System.arraycopy(block, 0, copy.block, 0, BLOCK);
        copy.count = count;
        return copy;
    }

    int $length() {
        return 4 * state.length;
    }

    String $name() {
        return kind == MD5 ? "MD5" : kind == SHA_1 ? "SHA-1" : "SHA-256";
    }

    void $add(byte value) {
        int place = (int) (count & BLOCK - 1);
        block[place] = value;
        count++;
        if (place == BLOCK - 1) {
            addBlock();
        }
    }

    byte[] $end() {
        long bits = 8 * count;
        $add((byte) 0x80);
        while ((count & BLOCK - 1) != LENGTH) {
            $add((byte) 0);
        }
        for (int i = 0; i < 8; i++) {
            $add((byte) (bits >> (kind == MD5 ? 8 * i : 56 - 8 * i)));
        }
        byte[] result = new byte[$length()];
        for (int i = 0; i < result.length; i++) {
            result[i] = (byte) (state[i / 4] >> (kind == MD5 ? 8 * (i % 4) : 24 - 8 * (i % 4)));
        }
        reset();
        return result;
    }

    /** A word of the block, as the algorithm orders its bytes. */
    private int word(int i) {
        int a = block[4 * i] & 0xff;
        int b = block[4 * i + 1] & 0xff;
        int c = block[4 * i + 2] & 0xff;
        int d = block[4 * i + 3] & 0xff;
        return kind == MD5 ? a | b << 8 | c << 16 | d << 24 : a << 24 | b << 16 | c << 8 | d;
    }

    private static int left(int value, int by) {
        return value << by | value >>> 32 - by;
    }

    private void addBlock() {
        if (kind == MD5) {
            addMd5();
        } else if (kind == SHA_1) {
            addSha1();
        } else {
            addSha256();
        }
    }

    private void addMd5() {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        for (int i = 0; i < 64; i++) {
            int round = i / 16;
            int mixed = round == 0 ? b & c | ~b & d : round == 1 ? b & d | c & ~d : round == 2 ? b ^ c ^ d : c ^ (b | ~d);
            int place = (round == 0 ? i : round == 1 ? 5 * i + 1 : round == 2 ? 3 * i + 5 : 7 * i) & 15;
            int next = b + left(a + mixed + MD5_TABLE[i] + word(place), MD5_SHIFTS[4 * round + i % 4]);
            a = d;
            d = c;
            c = b;
            b = next;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
    }

    private void addSha1() {
        int[] words = new int[80];
        for (int i = 0; i < 80; i++) {
            words[i] = i < 16 ? word(i) : left(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
        }
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        for (int i = 0; i < 80; i++) {
            int mixed = i < 20 ? (b & c | ~b & d) + 0x5a827999
                : i < 40 ? (b ^ c ^ d) + 0x6ed9eba1
                : i < 60 ? (b & c | b & d | c & d) + 0x8f1bbcdc
                : (b ^ c ^ d) + 0xca62c1d6;
            int next = left(a, 5) + mixed + e + words[i];
            e = d;
            d = c;
            c = left(b, 30);
            b = a;
            a = next;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
    }

    private void addSha256() {
        int[] words = new int[64];
        for (int i = 0; i < 64; i++) {
            words[i] = i < 16 ? word(i) : words[i - 16] + words[i - 7] + spread(words[i - 15], 25, 14, 3) + spread(words[i - 2], 15, 13, 10);
        }
        int[] s = new int[8];
        System.arraycopy(state, 0, s, 0, 8);
        for (int i = 0; i < 64; i++) {
            int sum = left(s[4], 26) ^ left(s[4], 21) ^ left(s[4], 7);
            int next = s[7] + sum + (s[4] & s[5] ^ ~s[4] & s[6]) + SHA_TABLE[i] + words[i];
            int top = (left(s[0], 30) ^ left(s[0], 19) ^ left(s[0], 10)) + (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]);
            System.arraycopy(s, 0, s, 1, 7);
            s[4] += next;
            s[0] = next + top;
        }
        for (int i = 0; i < 8; i++) {
            state[i] += s[i];
        }
    }

    private static int spread(int value, int one, int two, int shift) {
        return left(value, one) ^ left(value, two) ^ value >>> shift;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        boolean sized = state != null && state.length == (kind == MD5 ? 4 : kind == SHA_1 ? 5 : 8) && block != null && block.length == BLOCK;
        return getAlgorithm() != null && kind >= MD5 && kind <= SHA_256 && sized && count >= 0;
    }
}
