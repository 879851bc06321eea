// Exceptions of input and output, buffers, networks, databases, security and reflection.
// prints: java.nio.ReadOnlyBufferException null
// prints: java.nio.BufferOverflowException null
// prints: java.nio.BufferUnderflowException null
// prints: java.nio.InvalidMarkException null
// prints: Main$Stream null
// prints: java.io.NotSerializableException null
// prints: java.io.CharConversionException null
// prints: java.io.UTFDataFormatException null
// prints: java.util.zip.ZipException null
// prints: java.util.zip.DataFormatException null
// prints: java.net.ProtocolException null
// prints: java.net.MalformedURLException null
// prints: java.net.SocketException null
// prints: java.net.ConnectException null
// prints: java.net.BindException null
// prints: java.net.UnknownServiceException null
// prints: java.io.InterruptedIOException null
// prints: java.net.SocketTimeoutException null
// prints: java.nio.charset.CharacterCodingException null
// prints: java.nio.channels.ClosedChannelException null
// prints: java.nio.channels.NonWritableChannelException null
// prints: java.nio.channels.NonReadableChannelException null
// prints: java.nio.channels.CancelledKeyException null
// prints: java.lang.NoSuchFieldError null
// prints: java.lang.NoSuchMethodError null
// prints: java.lang.IllegalAccessError null
// prints: java.lang.InstantiationError null
// prints: java.security.GeneralSecurityException null
// prints: java.security.NoSuchAlgorithmException null
// prints: java.security.NoSuchProviderException null
// prints: java.sql.SQLException null
// prints: java.sql.SQLNonTransientException null
// prints: java.sql.SQLTransientException null
// prints: java.sql.SQLFeatureNotSupportedException null
// prints: Main$Target null
// prints: Main$Stream: a null
// prints: java.io.InvalidObjectException: a null
// prints: java.io.NotSerializableException: a null
// prints: java.io.CharConversionException: a null
// prints: java.io.UTFDataFormatException: a null
// prints: java.io.SyncFailedException: a null
// prints: java.util.zip.ZipException: a null
// prints: java.util.zip.DataFormatException: a null
// prints: java.net.ProtocolException: a null
// prints: java.net.MalformedURLException: a null
// prints: java.net.SocketException: a null
// prints: java.net.ConnectException: a null
// prints: java.net.BindException: a null
// prints: java.net.UnknownServiceException: a null
// prints: java.io.InterruptedIOException: a null
// prints: java.net.SocketTimeoutException: a null
// prints: java.lang.NoSuchFieldError: a null
// prints: java.lang.NoSuchMethodError: a null
// prints: java.lang.IllegalAccessError: a null
// prints: java.lang.InstantiationError: a null
// prints: java.security.GeneralSecurityException: a null
// prints: java.security.NoSuchAlgorithmException: a null
// prints: java.security.NoSuchProviderException: a null
// prints: java.beans.IntrospectionException: a null
// prints: java.sql.SQLException: a null
// prints: java.sql.SQLNonTransientException: a null
// prints: java.sql.SQLTransientException: a java.lang.Exception: c
// prints: java.sql.SQLFeatureNotSupportedException: a null
// prints: java.security.NoSuchAlgorithmException: a java.lang.Exception: b
// prints: java.security.GeneralSecurityException: java.lang.Exception: c java.lang.Exception: c
// prints: java.lang.reflect.InvocationTargetException java.lang.Exception: why java.lang.Exception: why
// prints: java.lang.reflect.UndeclaredThrowableException java.lang.Exception: why m
// prints: java.security.PrivilegedActionException: java.lang.Exception: why java.lang.Exception: whyjava.security.PrivilegedActionException: java.lang.Exception: why
// prints: java.text.ParseException: m 7
// prints: 0
// prints: java.nio.file.FileSystemException: f f fnullnull
// prints: java.nio.file.FileSystemException: f -> g: r f -> g: r fgr
// prints: java.nio.file.FileSystemException:  -> g  -> g nullgnull
// prints: java.nio.file.NoSuchFileException: f f fnullnull
// prints: java.nio.file.NoSuchFileException: f -> g: r f -> g: r fgr
// prints: java.nio.file.FileAlreadyExistsException: f f fnullnull
// prints: java.nio.file.FileAlreadyExistsException: f: r f: r fnullr
// prints: java.nio.file.NotDirectoryException: f f fnullnull
// prints: java.nio.file.DirectoryNotEmptyException: f f fnullnull
// prints: b3java.sql.SQLException: f
// prints: java.sql.SQLException: a
// prints: java.lang.Exception: c
// prints: java.sql.SQLException: d
// prints: java.sql.SQLException: f
// prints: java.lang.Exception: h
// prints: true 4java.lang.Exception: x
import java.beans.IntrospectionException;
import java.io.*;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.UndeclaredThrowableException;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.nio.charset.CharacterCodingException;
import java.nio.file.*;
import java.security.*;
import java.sql.*;
import java.text.ParseException;
import java.util.zip.DataFormatException;
import java.util.zip.ZipException;

class Main {
    static class Stream extends ObjectStreamException {
        Stream() {
        }

        Stream(String message) {
            super(message);
        }
    }

    static class Target extends InvocationTargetException {
        Target() {
        }
    }

    public static void main(String[] args) {
        Throwable[] plain = {
            new ReadOnlyBufferException(), new BufferOverflowException(), new BufferUnderflowException(), new InvalidMarkException(),
            new Stream(), new NotSerializableException(), new CharConversionException(), new UTFDataFormatException(), new ZipException(),
            new DataFormatException(), new ProtocolException(), new MalformedURLException(), new SocketException(), new ConnectException(),
            new BindException(), new UnknownServiceException(), new InterruptedIOException(), new SocketTimeoutException(),
            new CharacterCodingException(), new ClosedChannelException(), new NonWritableChannelException(), new NonReadableChannelException(),
            new CancelledKeyException(), new NoSuchFieldError(), new NoSuchMethodError(), new IllegalAccessError(), new InstantiationError(),
            new GeneralSecurityException(), new NoSuchAlgorithmException(), new NoSuchProviderException(), new SQLException(),
            new SQLNonTransientException(), new SQLTransientException(), new SQLFeatureNotSupportedException(), new Target()};
        for (Throwable each : plain) {
            System.out.println(each + " " + each.getMessage());
        }
        Throwable[] told = {
            new Stream("a"), new InvalidObjectException("a"), new NotSerializableException("a"), new CharConversionException("a"),
            new UTFDataFormatException("a"), new SyncFailedException("a"), new ZipException("a"), new DataFormatException("a"),
            new ProtocolException("a"), new MalformedURLException("a"), new SocketException("a"), new ConnectException("a"), new BindException("a"),
            new UnknownServiceException("a"), new InterruptedIOException("a"), new SocketTimeoutException("a"), new NoSuchFieldError("a"),
            new NoSuchMethodError("a"), new IllegalAccessError("a"), new InstantiationError("a"), new GeneralSecurityException("a"),
            new NoSuchAlgorithmException("a"), new NoSuchProviderException("a"), new IntrospectionException("a"), new SQLException("a"),
            new SQLNonTransientException("a", "b", 3), new SQLTransientException("a", new Exception("c")), new SQLFeatureNotSupportedException("a"),
            new NoSuchAlgorithmException("a", new Exception("b")), new GeneralSecurityException(new Exception("c"))};
        for (Throwable each : told) {
            System.out.println(each + " " + each.getCause());
        }
        causes();
        files();
        database();
    }

    static void causes() {
        Exception cause = new Exception("why");
        InvocationTargetException target = new InvocationTargetException(cause);
        System.out.println(target + " " + target.getTargetException() + " " + new InvocationTargetException(cause, "m").getCause());
        UndeclaredThrowableException undeclared = new UndeclaredThrowableException(cause);
        System.out.println(undeclared + " " + undeclared.getUndeclaredThrowable() + " " + new UndeclaredThrowableException(cause, "m").getMessage());
        PrivilegedActionException privileged = new PrivilegedActionException(cause);
        System.out.println(privileged + " " + privileged.getException() + privileged.toString());
        ParseException parse = new ParseException("m", 7);
        System.out.println(parse + " " + parse.getErrorOffset());
        System.out.println(new InterruptedIOException("m").bytesTransferred);
    }

    static void files() {
        FileSystemException[] all = {
            new FileSystemException("f"), new FileSystemException("f", "g", "r"), new FileSystemException(null, "g", null), new NoSuchFileException("f"),
            new NoSuchFileException("f", "g", "r"), new FileAlreadyExistsException("f"), new FileAlreadyExistsException("f", null, "r"),
            new NotDirectoryException("f"), new DirectoryNotEmptyException("f")};
        for (FileSystemException each : all) {
            System.out.println(each + " " + each.getMessage() + " " + each.getFile() + each.getOtherFile() + each.getReason());
        }
    }

    static void database() {
        SQLException first = new SQLException("a", "b", 3, new Exception("c"));
        first.setNextException(new SQLException("d", "e"));
        first.setNextException(new SQLException("f", "g", new Exception("h")));
        System.out.println(first.getSQLState() + first.getErrorCode() + first.getNextException().getNextException());
        for (Throwable each : first) {
            System.out.println(each);
        }
        System.out.println(first.iterator().hasNext() + " " + new SQLException("m", "s", 4).getErrorCode() + new SQLException(new Exception("x")).getMessage());
    }

    static void caught(boolean zip) {      // check Main.caught: valid
        try {
            if (zip) {
                throw new ZipException("a");
            }
            throw new SocketTimeoutException("b");
        } catch (InterruptedIOException e) {
            assert !zip;
        } catch (IOException e) {
            assert e.getMessage().equals("a");
        }
    }
}
