package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.LabScenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is to be written is looked at before any work is done, whatever the command. */
class OutputFilesTest {

    @TempDir
    private Path folder = Path.of("");

    /** A command and the options that make it write; the last one is the name of its file. */
    static Stream<List<String>> commands() throws IOException {
        String scenario = LabScenarios.file("safe-release").toString();
        return Stream.of(
                List.of("explore", scenario, "--faults=none", "-o", "x.yaml"),
                List.of("explore", scenario, "--faults=none", "--trace", "x.jsonl"),
                List.of("ttl", "--csv", "x.csv"),
                List.of("ttl", "--svg", "x.svg"),
                List.of("matrix", "--compute", "-o", "x.json"),
                List.of("matrix", "--cell", "set-nx-px:pause", "-o", "x.yaml"),
                List.of("handout", "-o", "x.html"),
                List.of("run", scenario, "--trace", "x.jsonl"));
    }

    private Session refused(List<String> command, Path file) {
        Session session = new Session(folder);
        String[] arguments = Stream.concat(command.subList(0, command.size() - 1).stream(), Stream.of(file.toString()))
                .toArray(String[]::new);

        assertThat(session.run(arguments)).as(session.err()).isEqualTo(2);
        assertThat(session.out()).isEmpty();
        assertThat(session.err()).startsWith("lockscope: ").hasLineCount(1).doesNotContain(".part");
        return session;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void whatCannotBeWrittenIsToldBeforeTheWork(List<String> command) throws IOException {
        String name = command.get(command.size() - 1);
        Path nowhere = folder.resolve("nope").resolve(name);
        assertThat(refused(command, nowhere).err())
                .startsWith("lockscope: cannot write " + nowhere + ": ")
                .contains("there is no such file or folder");

        Path file = Files.writeString(folder.resolve(name), "kept");
        assertThat(refused(command, file.resolve(name)).err()).startsWith("lockscope: cannot write " + file);
        assertThat(refused(command, file).err())
                .isEqualTo("lockscope: " + file + " exists already. Give --force to overwrite it.\n");
        assertThat(file).hasContent("kept");

        Path taken = Files.createDirectories(folder.resolve("taken").resolve(name));
        assertThat(refused(command, taken).err()).startsWith("lockscope: " + taken + " is a folder. ");
    }

    @Test
    void twoFilesAreTwo() throws IOException {
        String scenario = LabScenarios.file("safe-release").toString();
        Path both = folder.resolve("both.yaml");
        assertThat(refused(List.of("explore", scenario, "--trace", both.toString(), "-o", ""), both)
                        .err())
                .isEqualTo("lockscope: " + both + " cannot be written twice. Give two names.\n");
        assertThat(refused(List.of("ttl", "--csv", folder + "/./both.yaml", "--svg", ""), both)
                        .err())
                .contains("cannot be written twice");
        assertThat(both).doesNotExist();
    }

    @Test
    void whatIsReadIsNotOverwritten() throws IOException {
        Path source = Files.copy(LabScenarios.file("safe-release"), folder.resolve("safe-release.yaml"));
        byte[] before = Files.readAllBytes(source);
        assertThat(refused(List.of("explore", source.toString(), "--force", "-o", ""), source)
                        .err())
                .isEqualTo("lockscope: " + source + " is the file that is read. Name another one to write to.\n");
        assertThat(source).hasBinaryContent(before);

        Path own = Files.writeString(folder.resolve("own.csv"), "latency_ms\n10\n");
        assertThat(refused(List.of("ttl", "--work", own.toString(), "--force", "--csv", ""), own)
                        .err())
                .contains("is the file that is read");
    }
}
