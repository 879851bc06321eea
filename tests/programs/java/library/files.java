// Paths are those of Unix; what the file system says is any answer.
// prints:   null null  falsefalse1234321false-1/x/yz
// prints:   null null 1false q/rst0false-1falsefalsefalsetrue
// prints: ;,'other' is different type of Path,a,'other' is different type of Path,a/b,../b,'other' is different type of Path,
// prints: /  null null / truefalse1234366false-51/x/yz//
// prints: / null null / 0true/ /q/rst47false-51/falsetruefalsefalse/
// prints: 'other' is different type of Path,,'other' is different type of Path,a/c,'other' is different type of Path,'other' is different type of Path,x,
// prints: a a null null a falsefalse1234416true-1a/xa/yzaa
// prints: a a null null 1falsea a/q/rst97true-1atruefalsefalsefalsea
// prints: a;..,'other' is different type of Path,,'other' is different type of Path,b,../../b,'other' is different type of Path,
// prints: /a a / / /a truefalse1233795false-51/a/x/a/yz/a/a
// prints: /a a / / 1true/a /a/q/r/s/t1554false-51/afalsetruefalsefalse/a
// prints: a;'other' is different type of Path,..,'other' is different type of Path,c,'other' is different type of Path,'other' is different type of Path,../x,
// prints: a/b b a a a/b falsefalse1288101false-1a/b/xa/b/yza/ba/b
// prints: a/b b a null 2falsea/b a/b/q/ra/sa/t94772false-1a/btruefalsetruefalsea/b
// prints: a;b;../..,'other' is different type of Path,..,'other' is different type of Path,,../../../b,'other' is different type of Path,
// prints: /a/b b /a /a /a/b truefalse268852false-51/a/b/x/a/b/yz/a/b/a/b
// prints: /a/b b /a / 2true/a/b /a/b/q/r/a/s/a/t1494949false-51/a/bfalsetruetruefalse/a/b
// prints: a;b;'other' is different type of Path,../..,'other' is different type of Path,../c,'other' is different type of Path,'other' is different type of Path,../../x,
// prints: a/./b b a/. a/. a/./b falsefalse92155266false-1a/./b/xa/./b/yza/./ba/./b
// prints: a/./b b a/. null 3falsea/b a/./b/q/ra/./sa/./t91027475false-1a/./btruefalsetruefalsea/./b
// prints: a;.;b;../..,'other' is different type of Path,..,'other' is different type of Path,,../../../b,'other' is different type of Path,
// prints: ../a a .. .. ../a falsefalse478787false-52../a/x../a/yz../a../a
// prints: ../a a .. null 2false../a ../a/q/r../s../t1416146false-52../afalsefalsefalsefalse../a
// prints: ..;a;Unable to compute relative  path from ../a to ,'other' is different type of Path,Unable to compute relative  path from ../a to a,'other' is different type of Path,Unable to compute relative  path from ../a to a/b,../b,'other' is different type of Path,
// prints: /.. .. / / /.. truetrue1205182false-51/../x/../yz/../..
// prints: /.. .. / / 1true/ /../q/r/s/t46639false-51/..falsetruefalsefalse/..
// prints: ..;'other' is different type of Path,,'other' is different type of Path,a/c,'other' is different type of Path,'other' is different type of Path,x,
// prints: a/../../b b a/../.. a/../.. a/../../b falsefalse316415621false-1a/../../b/xa/../../b/yza/../../ba/../../b
// prints: a/../../b b a/../.. null 4false../b a/../../b/q/ra/../../sa/../../t315542292false-1a/../../btruefalsetruefalsea/../../b
// prints: a;..;..;b;Unable to compute relative  path from a/../../b to ,'other' is different type of Path,Unable to compute relative  path from a/../../b to a,'other' is different type of Path,Unable to compute relative  path from a/../../b to a/b,,'other' is different type of Path,
// prints: .hidden .hidden null null .hidden falsetrue954177225false-52.hidden/x.hidden/yz.hidden.hidden
// prints: .hidden .hidden null null 1false.hidden .hidden/q/rst952976216false-52.hiddenfalsefalsefalsefalse.hidden
// prints: .hidden;..,'other' is different type of Path,../a,'other' is different type of Path,../a/b,../../b,'other' is different type of Path,
// prints: a/b/c/d bb/ca//a/b/c//::
// prints: true falsea/b
// prints: -1 Nul character not allowed3
// prints: why at index 3: in
// prints: 1970-01-01T00:00:05.6Z 5600 5600000000 00-11970-01-01T00:00:05.600Ztrue53522893311970-01-01T00:00:00.12Z
// prints: :truetruepnamevalue103NOFOLLOW_LINKS4
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;

class Own extends FileSystem {
    public void close() {
    }

    public boolean isOpen() {
        return true;
    }

    public boolean isReadOnly() {
        return true;
    }

    public String getSeparator() {
        return ":";
    }

    public Path getPath(String first, String... more) {
        return Path.of(first);
    }

    public java.nio.file.spi.FileSystemProvider provider() {
        return null;
    }

    public Iterable<Path> getRootDirectories() {
        return null;
    }

    public Iterable<FileStore> getFileStores() {
        return null;
    }

    public java.util.Set<String> supportedFileAttributeViews() {
        return null;
    }

    public PathMatcher getPathMatcher(String pattern) {
        return null;
    }

    public UserPrincipalLookupService getUserPrincipalLookupService() {
        return null;
    }

    public WatchService newWatchService() {
        return null;
    }
}

class Named implements FileAttribute<String> {
    public String name() {
        return "name";
    }

    public String value() {
        return "value";
    }
}

class Counter extends SimpleFileVisitor<Path> {
    int files;

    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        files++;
        return FileVisitResult.CONTINUE;
    }

    String plain(Path path, BasicFileAttributes attributes) throws IOException {
        String shown = super.preVisitDirectory(path, attributes) + "" + super.visitFile(path, attributes) + super.postVisitDirectory(path, null);
        try {
            super.visitFileFailed(path, new IOException("no"));
        } catch (IOException e) {
            shown += e.getMessage();
        }
        FileVisitor<Path> general = this;
        return shown + general.preVisitDirectory(path, attributes) + general.postVisitDirectory(path, null) + FileVisitOption.FOLLOW_LINKS;
    }
}

class Main {
    static void names() {
        for (String text : new String[] {"", "/", "a", "/a", "a/b", "//a///b//", "a/./b", "../a", "/..", "a/../../b", ".hidden"}) {
            File file = new File(text);
            System.out.println(file + " " + file.getName() + " " + file.getParent() + " " + file.getParentFile() + " " + file.getPath() + " " + file.isAbsolute() + file.isHidden() + file.hashCode() + file.equals(new File("a")) + file.compareTo(new File("b")) + new File(file, "x/") + new File(text, "/y") + new File((File) null, "z") + file.toPath() + file.toString());
            Path path = Paths.get(text);
            System.out.println(path + " " + path.getFileName() + " " + path.getParent() + " " + path.getRoot() + " " + path.getNameCount() + path.isAbsolute() + path.normalize() + " " + path.resolve("q") + path.resolve(Path.of("/r")) + path.resolveSibling("s") + path.resolveSibling(Path.of("t")) + path.hashCode() + path.equals(Path.of("a")) + path.compareTo(Path.of("b")) + path.toFile() + path.startsWith("a") + path.startsWith(Path.of("/")) + path.endsWith("b") + path.endsWith(Path.of("")) + path.toString());
            for (Path name : path) {
                System.out.print(name + ";");
            }
            for (String other : new String[] {"", "/", "a", "/a/c", "a/b", "../b", "/x"}) {
                try {
                    System.out.print(path.relativize(Path.of(other)) + ",");
                } catch (IllegalArgumentException e) {
                    System.out.print(e.getMessage() + ",");
                }
            }
            System.out.println();
        }
        Path path = Path.of("a", "", "b/c", "d");
        System.out.println(path + " " + path.getName(1) + path.subpath(1, 3) + path.iterator().next() + path.getFileSystem().getSeparator() + new File("/a").getAbsolutePath() + new File("/b").getAbsoluteFile() + Path.of("/c").toAbsolutePath() + File.separator + File.separatorChar + File.pathSeparator + File.pathSeparatorChar);
        FileSystem system = FileSystems.getDefault();
        System.out.println(system.isOpen() + " " + system.isReadOnly() + system.getPath("a", "b"));
        try {
            Path.of("a\0b");
        } catch (InvalidPathException e) {
            System.out.println(e.getIndex() + " " + e.getReason() + e.getInput().length());
        }
        System.out.println(new InvalidPathException("in", "why", 3).getMessage());
    }

    static void times() {
        FileTime time = FileTime.from(Instant.ofEpochSecond(5, 600000000));
        System.out.println(time + " " + time.toMillis() + " " + time.to(TimeUnit.NANOSECONDS) + " " + time.to(TimeUnit.MINUTES) + FileTime.fromMillis(-1).to(TimeUnit.SECONDS) + FileTime.fromMillis(-61000).to(TimeUnit.MINUTES) + time.toInstant() + time.equals(FileTime.fromMillis(5600)) + time.hashCode() + time.compareTo(FileTime.fromMillis(0)) + FileTime.fromMillis(120).toString());
    }

    public static void main(String[] args) throws IOException {
        names();
        times();
        FileSystem own = new Own();
        own.close();
        System.out.println(own.getSeparator() + own.isOpen() + own.isReadOnly() + own.getPath("p") + new Named().name() + new Named().value() + StandardOpenOption.values().length + StandardCopyOption.values().length + LinkOption.NOFOLLOW_LINKS + FileVisitResult.values().length);
    }

    static void listed(File file) {
        if (file != null) {
            String[] names = file.list();
            assert names != null;      // check Main.listed with array 1: invalid, exception here
        }
    }

    static void named(File file) {
        if (file != null && file.getPath().length() < 3) {
            assert file.getName().indexOf('/') < 0;      // check Main.named with string 3: valid within bounds
        }
    }

    static boolean asked(File file, FileFilter filter, FilenameFilter names) throws IOException {
        file.deleteOnExit();
        File.createTempFile("abc", null);
        file.listFiles(filter);
        file.listFiles(names);
        file.list(names);
        filter.accept(file);
        names.accept(file, "a");
        return file.exists() & file.isDirectory() & file.isFile() & file.canRead() & file.canWrite() & file.canExecute() & file.createNewFile() & file.delete() & file.mkdir() & file.mkdirs() & file.renameTo(file) & file.setLastModified(3) & file.setReadOnly() & file.setWritable(true) & file.setReadable(true) & file.setExecutable(true) & file.length() + file.lastModified() + file.getTotalSpace() + file.getFreeSpace() + file.getUsableSpace() > 0 & file.getCanonicalFile().equals(file) & file.getCanonicalPath().isEmpty() & file.listFiles() == null;
    }

    static int copied(Path path) throws IOException {
        int sum = 0;
        try (InputStream in = new FileInputStream("a"); OutputStream out = new FileOutputStream("b", true); Writer writer = new FileWriter("c"); Reader reader = new FileReader(new File("d"))) {
            byte[] buffer = new byte[2];
            out.write(in.read());
            out.write(buffer, 0, in.read(buffer));
            out.write(buffer);
            writer.write("x");
            sum += in.available() + in.skip(1) + in.read(buffer, 0, 1);
        }
        return sum;
    }

    static void everything(Path path, byte[] bytes, CopyOption copy, OpenOption open) throws IOException {
        Files.copy(path, path, copy);
        Files.createFile(path);
        Files.createDirectory(path);
        Files.createDirectories(path);
        Files.createTempFile("a", "b");
        Files.createTempDirectory("c");
        Files.delete(path);
        Files.deleteIfExists(path);
        Files.move(path, path);
        Files.setLastModifiedTime(path, Files.getLastModifiedTime(path));
        boolean any = Files.exists(path) & Files.notExists(path) & Files.isDirectory(path) & Files.isRegularFile(path) & Files.isSymbolicLink(path) & Files.isReadable(path) & Files.isWritable(path) & Files.isExecutable(path) & Files.isHidden(path) & Files.isSameFile(path, path);
        long size = Files.size(path) + Files.readAllBytes(path).length + Files.readAllLines(path).size() + Files.readString(path).length();
        String type = Files.probeContentType(path);
        BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
        FileTime last = any ? attributes.creationTime() : size > 3 ? attributes.lastAccessTime() : attributes.lastModifiedTime();
        boolean kinds = attributes.isDirectory() | attributes.isOther() | attributes.isRegularFile() | attributes.isSymbolicLink() | attributes.size() > 0 | attributes.fileKey() == null;
        Files.newInputStream(path, open).close();
        Files.newOutputStream(path).close();
        Files.newBufferedReader(path).close();
        Files.newBufferedWriter(path).close();
        Files.lines(path).count();
        Files.list(path).count();
        Files.walk(path).count();
        Files.write(path, bytes);
        Files.writeString(path, "a", StandardCharsets.UTF_8);
        Counter counter = new Counter();
        Files.walkFileTree(path, counter);
        counter.plain(path.toRealPath(), attributes);
    }

    static void sized(Path path) throws IOException {
        if (path != null) {
            assert Files.size(path) >= 0;      // check Main.sized with string 2: valid within bounds
        }
    }
}
