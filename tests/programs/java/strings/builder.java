// A StringBuilder that grows, is read and reversed.
// prints: a1ctrue2.5nullxy 161
// prints: cba
// prints: <24>truefalse
// prints: 4 <<24>
// prints: outside
class Main {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        sb.append("a").append(1).append('c').append(true).append(2.5).append((Object) null).append(new char[] {'x', 'y'});
        System.out.println(sb + " " + sb.length() + sb.charAt(1));
        System.out.println(new StringBuilder("abc").reverse());
        for (int i = 0; i < 3; i++) {
            sb = new StringBuilder("<").append(i).append(sb.length()).append('>');
        }
        String s = sb.toString();
        System.out.println(s + s.equals(sb.toString()) + (s == sb.toString()));
        CharSequence chars = sb;
        System.out.println(chars.length() + " " + chars.charAt(0) + chars);
        try {
            sb.charAt(99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("outside");
        }
    }
}
