package dev.lockscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class IoReasonTest {

    @TempDir
    private Path folder = Path.of("");

    static Stream<Arguments> reasons() {
        return Stream.of(
                Arguments.of(
                        new NoSuchFileException("/x"),
                        "there is no such file or folder",
                        "det finnes ingen slik fil eller mappe"),
                Arguments.of(new AccessDeniedException("/x"), "you have no right to it", "du har ikke tilgang til den"),
                Arguments.of(new NotDirectoryException("/x"), "it is no folder", "det er ikke en mappe"),
                Arguments.of(
                        new FileSystemException("/x", null, "Not a directory"),
                        "a part of its path is no folder",
                        "en del av stien er ikke en mappe"),
                Arguments.of(
                        new FileSystemException("/x", null, "No space left on device"),
                        "the disk is full",
                        "disken er full"),
                Arguments.of(new IOException("Is a directory"), "it is a folder", "det er en mappe"),
                Arguments.of(
                        new ConnectException("Connection refused"), "nothing listens there", "ingenting lytter der"),
                Arguments.of(new SocketTimeoutException(), "no answer came in time", "det kom ikke noe svar i tide"),
                Arguments.of(
                        new IllegalStateException(
                                "java.net.SocketException: Connection reset", new SocketException("Connection reset")),
                        "the connection was reset",
                        "forbindelsen ble nullstilt"),
                Arguments.of(
                        new IllegalStateException("java.net.SocketException: Connection reset"),
                        "the connection was reset",
                        "forbindelsen ble nullstilt"),
                Arguments.of(
                        new UncheckedIOException(new IOException()),
                        "the system does not say why",
                        "systemet sier ikke hvorfor"));
    }

    @Test
    void theFailureBehindTheOthersIsTold() {
        IllegalStateException several = new IllegalStateException("Failed to connect");
        several.addSuppressed(new ConnectException("Connection refused"));

        assertThat(IoReason.of(new IOException("it does not answer", several))).isEqualTo("nothing listens there");
        assertThat(IoReason.in("nb", new IOException("turned away: NOAUTH Authentication required.")))
                .isEqualTo("den ber om et passord, og det ble ikke gitt noe");
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void aFailureIsToldInPlainWords(Exception failure, String english, String bokmal) {
        assertThat(IoReason.in("en", failure)).isEqualTo(english);
        assertThat(IoReason.in("nb", failure)).isEqualTo(bokmal);
    }

    @Test
    void whatStandsInTheWayIsCalledWhatItIs() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));

        assertThat(IoReason.of(new FileAlreadyExistsException(folder.toString())))
                .isEqualTo("it is a folder");
        assertThat(IoReason.of(new FileAlreadyExistsException(file.toString()))).isEqualTo("it is a file");
        assertThat(IoReason.of(new FileAlreadyExistsException("/no/such"))).isEqualTo("it exists already");
    }

    @Test
    void anotherFileThanTheOneNamedIsNamedToo() {
        IOException failure = new AccessDeniedException("/home/x/.cache");

        assertThat(IoReason.in("en", failure, Path.of("/home/x/.cache/lockscope")))
                .isEqualTo("/home/x/.cache: you have no right to it");
        assertThat(IoReason.in("en", failure, Path.of("/home/x/.cache"))).isEqualTo("you have no right to it");
    }

    @Test
    void whatJavaCallsItIsNeverTold() {
        assertThat(IoReason.of(new IOException("java.util.zip.ZipException: odd bytes")))
                .isEqualTo("odd bytes");
        assertThat(IoReason.of(new IOException("java.io.IOException"))).isEqualTo("the system does not say why");
    }
}
