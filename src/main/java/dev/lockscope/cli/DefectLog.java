package dev.lockscope.cli;

import dev.lockscope.time.WallClock;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;

/** Keeps the stack trace of a defect, so that the screen need not show it. */
public final class DefectLog {

    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("'lockscope-'yyyyMMdd-HHmmss-SSS'.log'").withZone(ZoneOffset.UTC);

    private final Path folder;
    private final WallClock wall;
    private final String version;

    /**
     * A log.
     *
     * @param folder where each defect gets a file; made when needed
     */
    public DefectLog(Path folder, WallClock wall, String version) {
        this.folder = folder;
        this.wall = wall;
        this.version = version;
    }

    /** Writes the defect to a file of its own; answers its path, or nothing where it cannot be written. */
    public Optional<Path> keep(Throwable defect, List<String> arguments) {
        Path file = folder.resolve(NAME.format(wall.now()));
        try {
            Files.createDirectories(folder, only("rwx------"));
            Files.createFile(file, only("rw-------"));
            Files.writeString(
                    file,
                    "lockscope " + version + "\njava " + System.getProperty("java.version") + "\narguments " + arguments
                            + "\n" + stack(defect));
            return Optional.of(file);
        } catch (IOException | UnsupportedOperationException e) {
            return Optional.empty();
        }
    }

    private FileAttribute<?>[] only(String permissions) {
        return folder.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    /** The defect with its stack trace and causes. */
    static String stack(Throwable defect) {
        StringWriter text = new StringWriter();
        defect.printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }
}
