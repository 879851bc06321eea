// Elements that can be parted, bytes as letters and entries of archives.
// prints: null
// prints: 3 3 16468 true
// prints: 2 2 16468 true
// prints: cdeabfalse null
// prints: 2 2 16448 true
// prints: 0 0 16448 true
// prints: 2 2 16704 true
// prints: 2 -1 4096 false
// prints: 9223372036854775807 -1 1 false
// prints: 9223372036854775807 -1 0 false
// prints: 2 2 16464 true
// prints: unsorted
// prints: origin(3) > fence(1)
// prints: 3[6, 4, 2] 4Optional[3]
// prints: true 10false
// prints: 312
// prints:   []true
// prints: +w== -w +w==[-5]true
// prints: +0g= -0g +0g=[-5, 72]true
// prints: +0iV -0iV +0iV[-5, 72, -107]true
// prints: +0iV4g== -0iV4g +0iV4g==[-5, 72, -107, -30]true
// prints: +0iV4i8= -0iV4i8 +0iV4i8=[-5, 72, -107, -30, 47]true
// prints: 138 100
// prints: Input byte[] should at least have 2 bytes for base64 bytes
// prints: [0]
// prints: Input byte array has wrong 4-byte ending unit
// prints: [0, 0]
// prints: [0, 0]
// prints: [0]
// prints: Input byte array has incorrect ending byte at 4
// prints: Last unit does not have enough valid bits
// prints: Input byte array has wrong 4-byte ending unit
// prints: Illegal base64 character 2a
// prints: Last unit does not have enough valid bits
// prints: Input byte array has wrong 4-byte ending unit
// prints: Illegal base64 character -17
// prints: a/ a/true5378cnull3054-10a/
// prints: REPLACE REPORTIGNORE0100
import java.nio.charset.CodingErrorAction;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.*;
import java.util.stream.*;
import java.util.zip.ZipEntry;

class Countdown implements Iterable<Integer> {
    public Iterator<Integer> iterator() {
        return List.of(3, 2, 1).iterator();
    }
}

class Below extends Spliterators.AbstractSpliterator<Integer> {
    private int next;

    Below(int from) {
        super(from, Spliterator.ORDERED | Spliterator.SIZED);
        next = from;
    }

    public boolean tryAdvance(Consumer<? super Integer> action) {
        if (next == 0) {
            return false;
        }
        next--;
        action.accept(next);
        return true;
    }
}

class Ints implements Spliterator.OfInt {
    private int left = 3;

    public boolean tryAdvance(IntConsumer action) {
        if (left == 0) {
            return false;
        }
        left--;
        action.accept(left);
        return true;
    }

    public Spliterator.OfInt trySplit() {
        return null;
    }

    public long estimateSize() {
        return left;
    }

    public int characteristics() {
        return Spliterator.SIZED;
    }
}

class Main {
    static void shown(Spliterator<?> each) {
        System.out.println(each.estimateSize() + " " + each.getExactSizeIfKnown() + " " + each.characteristics() + " " + each.hasCharacteristics(Spliterator.SIZED));
    }

    static void parts() {
        Spliterator<String> all = Spliterators.spliterator(new String[] {"a", "b", "c", "d", "e"}, Spliterator.ORDERED | Spliterator.SORTED);
        System.out.println(all.getComparator());
        Spliterator<String> first = all.trySplit();
        shown(all);
        shown(first);
        all.tryAdvance(System.out::print);
        all.forEachRemaining(System.out::print);
        first.forEachRemaining(System.out::print);
        System.out.println(first.tryAdvance(System.out::print) + " " + first.trySplit());
        shown(Spliterators.spliterator(new Object[4], 1, 3, 0));
        shown(Spliterators.emptySpliterator());
        shown(Spliterators.spliterator(new ArrayList<>(List.of(1, 2)), Spliterator.NONNULL));
        shown(Spliterators.spliterator(List.of(1, 2).iterator(), 2, Spliterator.CONCURRENT));
        shown(Spliterators.spliteratorUnknownSize(List.of(1, 2).iterator(), Spliterator.SIZED | Spliterator.DISTINCT));
        shown(new Countdown().spliterator());
        shown(new Below(2));
        try {
            new Below(2).getComparator();
        } catch (IllegalStateException e) {
            System.out.println("unsorted");
        }
        try {
            Spliterators.spliterator(new Object[4], 3, 1, 0);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(StreamSupport.stream(new Countdown().spliterator(), false).map(x -> x * 2).collect(Collectors.toList()) + " " + StreamSupport.stream(new Below(4), false).count() + StreamSupport.stream(new Below(4), false).peek(System.out::print).filter(x -> x > 1).findFirst());
        Iterator<Integer> walk = Spliterators.iterator(new Below(2));
        System.out.println(walk.hasNext() + " " + walk.next() + walk.next() + walk.hasNext());
        Spliterator<Integer> general = new Ints();
        Spliterator.OfInt ints = new Ints();
        int[] sum = {0};
        general.tryAdvance(x -> sum[0] += x);
        general.forEachRemaining(x -> sum[0] += 10 * x);
        ints.forEachRemaining((IntConsumer) x -> sum[0] += 100 * x);
        System.out.println(sum[0]);
    }

    static void letters() {
        for (int length = 0; length < 6; length++) {
            byte[] bytes = new byte[length];
            for (int i = 0; i < length; i++) {
                bytes[i] = (byte) (i * 77 - 5);
            }
            String text = Base64.getEncoder().encodeToString(bytes);
            System.out.println(text + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes) + " " + new String(Base64.getMimeEncoder().encode(bytes)) + Arrays.toString(Base64.getDecoder().decode(text)) + Arrays.equals(bytes, Base64.getUrlDecoder().decode(Base64.getUrlEncoder().encode(bytes))));
        }
        byte[] many = new byte[100];
        System.out.println(Base64.getMimeEncoder().encodeToString(many).length() + " " + Base64.getMimeDecoder().decode(Base64.getMimeEncoder().encode(many)).length);
        for (String text : new String[] {"A", "AA", "AA=", "AAA", "AAA=", "AA==", "AA==A", "A===", "=AAA", "A*AA", "AAAAA", "AA=A", "\u00e9AAA"}) {
            try {
                System.out.println(Arrays.toString(Base64.getDecoder().decode(text)));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static void records() {
        ZipEntry entry = new ZipEntry("a/");
        entry.setSize(5);
        entry.setCompressedSize(3);
        entry.setCrc(7);
        entry.setMethod(ZipEntry.DEFLATED);
        entry.setComment("c");
        System.out.println(entry + " " + entry.getName() + entry.isDirectory() + entry.getSize() + entry.getCompressedSize() + entry.getCrc() + entry.getMethod() + entry.getComment() + entry.getExtra() + entry.hashCode() + new ZipEntry("b").getSize() + ZipEntry.STORED + entry.toString());
        ZipEntry copy = (ZipEntry) entry.clone();
        if (copy == entry || copy.getSize() != 5 || copy.getCrc() != 7 || !copy.getComment().equals("c")) {
            throw new IllegalStateException();
        }
        System.out.println(CodingErrorAction.REPLACE + " " + CodingErrorAction.REPORT.toString() + CodingErrorAction.IGNORE + new IdentityHashMap<String, String>(5).size() + new IdentityHashMap<>(Map.of("k", "v")).size() + new ConcurrentHashMap<String, String>(1, 0.5f).size() + new ConcurrentHashMap<String, String>(1, 0.5f, 2).size());
    }

    public static void main(String[] args) {
        parts();
        letters();
        records();
    }

    static void decoded(byte[] bytes) {
        if (bytes != null && bytes.length == 1) {
            String text = Base64.getEncoder().encodeToString(bytes);
            assert text.length() == 4 && text.endsWith("==");      // check Main.decoded: valid
        }
    }
}
