package dev.lockscope.trace.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.zip.GZIPOutputStream;

/** Makes files that nobody but their owner may read, where the file system knows of owners. */
final class PrivateFile {

    private PrivateFile() {}

    /**
     * Makes a new file, compressed when its name ends in {@code .gz}.
     *
     * @throws java.nio.file.FileAlreadyExistsException when it is there already and is to be kept, or is no file
     */
    static OutputStream create(Path path, Existing existing) throws IOException {
        boolean replaceable = Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) || Files.isSymbolicLink(path);
        if (existing == Existing.REPLACE && replaceable) {
            Files.delete(path);
        }
        FileAttribute<?>[] attributes =
                path.getFileSystem().supportedFileAttributeViews().contains("posix")
                        ? new FileAttribute<?>[] {
                            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                        }
                        : new FileAttribute<?>[0];
        OutputStream file = Channels.newOutputStream(Files.newByteChannel(
                path, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes));
        return path.toString().endsWith(".gz") ? new GZIPOutputStream(file, 8192, true) : file;
    }
}
