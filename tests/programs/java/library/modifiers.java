// The bits of modifiers, the codes of SQL's types, positions of a parser, and what writes itself.
// prints: 9 public static truefalsefalsetruefalsefalsefalsefalsefalsefalsefalsefalse
// prints: 258 private native falsetruefalsefalsefalsefalsefalsefalsetruefalsefalsefalse
// prints: 6 protected private falsetruetruefalsefalsefalsefalsefalsefalsefalsefalsefalse
// prints: 72 static volatile falsefalsefalsetruefalsefalsetruefalsefalsefalsefalsefalse
// prints: 2064 final strictfp falsefalsefalsefalsetruefalsefalsefalsefalsefalsefalsetrue
// prints: 48 final synchronized falsefalsefalsefalsetruetruefalsefalsefalsefalsefalsefalse
// prints: 576 volatile interface falsefalsefalsefalsefalsefalsetruefalsefalsetruefalsefalse
// prints: 132 protected transient falsefalsetruefalsefalsefalsefalsetruefalsefalsefalsefalse
// prints: 384 transient native falsefalsefalsefalsefalsefalsefalsetruetruefalsefalsefalse
// prints: 513 public interface truefalsefalsefalsefalsefalsefalsefalsefalsetruefalsefalse
// prints: 1056 abstract synchronized falsefalsefalsefalsefalsetruefalsefalsefalsefalsetruefalse
// prints: 3072 abstract strictfp falsefalsefalsefalsefalsefalsefalsefalsefalsefalsetruetrue
// prints: 3103 3087 7 3391 223 16
// prints: 12 2014 0 1111
// prints: java.text.ParsePosition[index=4,errorIndex=2] 42false131076
import java.io.*;
import java.lang.reflect.Modifier;
import java.sql.Types;
import java.text.ParsePosition;

class Main {
    static class Point implements Externalizable {
        private int x;

        @Override
        public void writeExternal(ObjectOutput output) throws IOException {
            output.writeInt(x);
            output.writeObject(this);
            output.flush();
        }

        @Override
        public void readExternal(ObjectInput input) throws IOException, ClassNotFoundException {
            x = input.readInt();
            input.readObject();
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 12; i++) {
            int bits = 1 << i | 1 << (i * 5 + 3) % 12;
            System.out.println(bits + " " + Modifier.toString(bits) + " " + Modifier.isPublic(bits) + Modifier.isPrivate(bits) + Modifier.isProtected(bits) + Modifier.isStatic(bits) + Modifier.isFinal(bits) + Modifier.isSynchronized(bits) + Modifier.isVolatile(bits) + Modifier.isTransient(bits) + Modifier.isNative(bits) + Modifier.isInterface(bits) + Modifier.isAbstract(bits) + Modifier.isStrict(bits));
        }
        System.out.println(Modifier.classModifiers() + " " + Modifier.interfaceModifiers() + " " + Modifier.constructorModifiers() + " " + Modifier.methodModifiers() + " " + Modifier.fieldModifiers() + " " + Modifier.parameterModifiers());
        System.out.println(Types.VARCHAR + " " + Types.TIMESTAMP_WITH_TIMEZONE + " " + Types.NULL + " " + Types.OTHER);
        ParsePosition place = new ParsePosition(3);
        place.setIndex(4);
        place.setErrorIndex(2);
        System.out.println(place + " " + place.getIndex() + place.getErrorIndex() + place.equals(new ParsePosition(4)) + place.hashCode());
    }

    static int read(DataInput input) throws IOException {
        int value = input == null ? 0 : input.readUnsignedByte();
        assert value != 300;      // check Main.read: invalid, exception here
        return value;
    }

    static void restored(Point point, ObjectInput input) throws Exception {      // check Main.restored: valid within bounds
        if (point != null && input != null) {
            point.readExternal(input);
        }
    }

    /** What each of these answers is not known. */
    static long everything(DataInput in, DataOutput out, Flushable flushed, byte[] bytes) throws IOException {
        out.write(1);
        out.write(bytes);
        out.write(bytes, 0, 1);
        out.writeBoolean(in.readBoolean());
        out.writeByte(in.readByte());
        out.writeShort(in.readShort());
        out.writeChar(in.readChar());
        out.writeInt(in.readInt() + in.readUnsignedShort() + in.skipBytes(2));
        out.writeLong(in.readLong());
        out.writeFloat(in.readFloat());
        out.writeDouble(in.readDouble());
        out.writeBytes(in.readLine());
        out.writeChars(in.readUTF());
        out.writeUTF("");
        in.readFully(bytes);
        in.readFully(bytes, 0, 1);
        flushed.flush();
        return bytes.length;
    }

    static long objects(ObjectInput in, ObjectOutput out, byte[] bytes) throws Exception {
        out.write(in.read());
        out.write(bytes, 0, in.read(bytes));
        out.write(bytes);
        long skipped = in.skip(in.available()) + in.read(bytes, 0, 1);
        in.close();
        out.close();
        return skipped;
    }
}
