package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The help texts, compared with files; {@code -Dgolden.refresh=true} writes the files anew. */
class HelpTest {

    private static final Path GOLDEN = Path.of("src/test/resources/dev/lockscope/cli");

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource({
        "lockscope,en",
        "lockscope,nb",
        "open,en",
        "open,nb",
        "run,en",
        "run,nb",
        "list,en",
        "check,en",
        "new,en",
        "new,nb",
        "handout,en",
        "handout,nb",
        "replay,en",
        "export,en",
        "export,nb",
        "explore,en",
        "explore,nb",
        "ttl,en",
        "ttl,nb",
        "matrix,en",
        "matrix,nb",
        "doctor,nb"
    })
    void helpIsAsAgreed(String command, String language) throws IOException {
        Session session = new Session(folder);
        String[] arguments = Stream.of(command, "--help", "--lang", language)
                .filter(argument -> !argument.equals("lockscope"))
                .toArray(String[]::new);

        assertThat(session.run(arguments)).isZero();
        assertThat(session.err()).isEmpty();
        assertThat(session.out()).isEqualTo(golden("help-" + command + "-" + language + ".txt", session.out()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lockscope",
                "open",
                "run",
                "list",
                "check",
                "new",
                "handout",
                "replay",
                "export",
                "doctor",
                "explore",
                "ttl",
                "matrix"
            })
    void helpFitsInto80Columns(String command) {
        Session session = new Session(folder);
        session.run(command.equals("lockscope") ? new String[] {"--help"} : new String[] {command, "--help"});

        assertThat(session.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void theVersionNamesThePartsOfOthersAndTheirLicences() {
        Session session = new Session(folder);

        assertThat(session.run("--version")).isZero();
        assertThat(session.out())
                .startsWith("Lockscope 1.2.3, Apache-2.0\n")
                .containsPattern("Jedis \\d+\\.\\d+\\.\\d+ +MIT\n")
                .contains("BSD-3-Clause")
                .doesNotContain("${");
    }

    private static String golden(String name, String now) throws IOException {
        if (Boolean.getBoolean("golden.refresh")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(GOLDEN.resolve(name), now);
        }
        return Files.readString(GOLDEN.resolve(name));
    }
}
