package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the program does when it cannot do what it was asked for. */
class CommandLineProgramTest {

    private static final Doctor DEFECTIVE = () -> {
        throw new IllegalStateException("the secret cause");
    };

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aDefectIsOneLineThatSaysWhereTheLogIs() throws IOException {
        Session session = new Session(folder).doctor(DEFECTIVE);

        assertThat(session.run("doctor")).isEqualTo(70);
        Path log = folder.resolve("logs").resolve("lockscope-20260102-030405-000.log");
        assertThat(session.err().lines())
                .singleElement()
                .asString()
                .contains(log.toString(), "--debug")
                .doesNotContain("the secret cause");
        assertThat(Files.readString(log)).contains("the secret cause", "\tat ", "1.2.3", "[doctor]");
        if (log.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(log)))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void aDefectIsShownWholeWhereThatIsAskedFor() {
        Session session = new Session(folder).doctor(DEFECTIVE);

        assertThat(session.run("doctor", "--debug")).isEqualTo(70);
        assertThat(session.err()).contains("the secret cause", "\tat ");
        assertThat(folder.resolve("logs")).doesNotExist();
    }

    @Test
    void aDefectThatCannotBeLoggedStillIsOneLine() throws IOException {
        Files.writeString(folder.resolve("logs"), "in the way");
        Session session = new Session(folder).doctor(DEFECTIVE).locale(Locale.forLanguageTag("nb-NO"));

        assertThat(session.run("doctor")).isEqualTo(70);
        assertThat(session.err())
                .startsWith("lockscope: en feil i Lockscope selv.")
                .hasLineCount(1);
    }

    @Test
    void anInterruptedCommandSaysSo() {
        Session session = new Session(folder).doctor(() -> {
            throw new InterruptedException();
        });

        assertThat(session.run("doctor")).isEqualTo(130);
        assertThat(session.err()).isEqualTo("lockscope: stopped; the servers have been ended.\n");
    }

    @Test
    void aMissingFileIsBadInput() {
        Session session = new Session(folder);

        assertThat(session.run("run", "no-such-file.yaml")).isEqualTo(2);
        assertThat(session.err())
                .isEqualTo("lockscope: cannot read no-such-file.yaml: there is no such file or folder.\n");
    }
}
