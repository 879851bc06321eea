// The handler is for the constructor that declares the exception: others throw unchecked exceptions at most.
import java.io.IOException;
import java.util.jar.JarFile;
import java.util.zip.Deflater;

class Archives {
    // check Archives.open: valid within bounds
    static int open(String name) {
        Deflater deflater = null;
        try {
            deflater = new Deflater();
            JarFile file = new JarFile(name);
            return 1;
        } catch (IOException e) {
            //@ assert deflater != null;
            return 0;
        }
    }

    // check Archives.openFirst: invalid
    static int openFirst(String name) {
        Deflater deflater = null;
        try {
            JarFile file = new JarFile(name);
            deflater = new Deflater();
            return 1;
        } catch (IOException e) {
            //@ assert deflater != null;
            return 0;
        }
    }

    // check Archives.any: invalid
    static int any() {
        Deflater deflater = null;
        try {
            deflater = new Deflater();
            return 1;
        } catch (Exception e) {
            //@ assert deflater != null;
            return 0;
        }
    }

    // check Archives.kind: valid within bounds
    static int kind() {
        try {
            Deflater deflater = new Deflater();
            return 1;
        } catch (Exception e) {
            //@ assert e instanceof RuntimeException;
            return 0;
        }
    }
}
