package dev.lockscope.trace;

import java.io.EOFException;
import java.io.IOException;
import java.net.BindException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Why reading, writing or connecting failed, in plain words and without the names that Java has for it. */
public final class IoReason {

    /** What an operating system says, in part, and what that means. */
    private record Saying(String part, String words) {}

    private static final List<Saying> SAYINGS = List.of(
            new Saying("not a directory", "a part of its path is no folder"),
            new Saying("is a directory", "it is a folder"),
            new Saying("no space left", "the disk is full"),
            new Saying("not enough space", "the disk is full"),
            new Saying("quota exceeded", "your share of the disk is used up"),
            new Saying("read-only file system", "nothing can be written there: the file system is read-only"),
            new Saying("file name too long", "the name is too long"),
            new Saying("levels of symbolic links", "its symbolic links lead in a circle"),
            new Saying("too many open files", "too many files are open"),
            new Saying("permission denied", "you have no right to it"),
            new Saying("operation not permitted", "you have no right to it"),
            new Saying("no such file", "there is no such file or folder"),
            new Saying("file exists", "it exists already"),
            new Saying("connection refused", "nothing listens there"),
            new Saying("connection reset", "the connection was reset"),
            new Saying("broken pipe", "the other side has hung up"),
            new Saying("unexpected end of stream", "the other side has hung up"),
            new Saying("noauth", "it asks for a password, and none was given"),
            new Saying("wrongpass", "it does not take the password that was given"),
            new Saying("invalid password", "it does not take the password that was given"),
            new Saying("no password is set", "it asks for no password, but one was given"),
            new Saying("without any password configured", "it asks for no password, but one was given"),
            new Saying("timed out", "no answer came in time"),
            new Saying("unreachable", "there is no way to that machine"));

    private static final Pattern JAVA_NAME =
            Pattern.compile("\\b(?:[A-Za-z_$]\\w*\\.)*[A-Z]\\w*(?:Exception|Error)\\b(?:: ?)?");

    private IoReason() {}

    /** The reason in English, as facts record it; {@link Phrases#of} says it in another language. */
    public static String of(Throwable failure) {
        Throwable reason = failure;
        for (Optional<Throwable> next = Optional.of(failure); next.isPresent(); next = behind(next.get())) {
            if (next.get() instanceof IOException || !(reason instanceof IOException)) {
                reason = next.get();
            }
        }
        return words(reason);
    }

    /** Jedis keeps what failed at each of a host's addresses as suppressed, without a cause. */
    private static Optional<Throwable> behind(Throwable failure) {
        boolean several = !(failure instanceof IOException) && failure.getCause() == null;
        return several ? Arrays.stream(failure.getSuppressed()).findFirst() : Optional.ofNullable(failure.getCause());
    }

    /**
     * The reason in a language.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public static String in(String language, Throwable failure) {
        return Phrases.in(language).of(of(failure));
    }

    /**
     * The reason in a language; where it lies with another file than the one that the message names, with that file.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     * @param named what the message names
     */
    public static String in(String language, IOException failure, Path named) {
        String reason = in(language, failure);
        String file = failure instanceof FileSystemException specific ? specific.getFile() : null;
        return file == null || file.equals(named.toString()) ? reason : file + ": " + reason;
    }

    private static String words(Throwable failure) {
        if (failure instanceof NoSuchFileException) {
            return "there is no such file or folder";
        } else if (failure instanceof AccessDeniedException) {
            return "you have no right to it";
        } else if (failure instanceof FileAlreadyExistsException exists) {
            return inTheWay(exists.getFile());
        } else if (failure instanceof NotDirectoryException) {
            return "it is no folder";
        } else if (failure instanceof DirectoryNotEmptyException) {
            return "the folder is not empty";
        } else if (failure instanceof FileSystemLoopException) {
            return "its symbolic links lead in a circle";
        } else if (failure instanceof UnknownHostException) {
            return "there is no such host";
        } else if (failure instanceof SocketTimeoutException) {
            return "no answer came in time";
        } else if (failure instanceof BindException) {
            return "the port is taken";
        } else if (failure instanceof NoRouteToHostException) {
            return "there is no way to that machine";
        } else if (failure instanceof EOFException) {
            return "it ended too early";
        } else if (failure instanceof ClosedChannelException) {
            return "it was closed meanwhile";
        }
        return said(failure instanceof FileSystemException specific ? specific.getReason() : failure.getMessage());
    }

    private static String inTheWay(@Nullable String file) {
        if (file == null) {
            return "it exists already";
        }
        Path path = Path.of(file);
        return Files.isDirectory(path)
                ? "it is a folder"
                : Files.isRegularFile(path) ? "it is a file" : "it exists already";
    }

    private static String said(@Nullable String message) {
        String text =
                message == null ? "" : JAVA_NAME.matcher(message).replaceAll("").strip();
        String lower = text.toLowerCase(Locale.ROOT);
        return SAYINGS.stream()
                .filter(saying -> lower.contains(saying.part()))
                .map(Saying::words)
                .findFirst()
                .orElse(text.isEmpty() ? "the system does not say why" : text);
    }
}
