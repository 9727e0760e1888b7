package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.testkit.Needs;
import dev.lockscope.trace.file.Existing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportFileTest {

    @TempDir
    private Path folder = Path.of("");

    private static ExportFile.Content content(String text) {
        return out -> out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static ExportFile.Content failing() {
        return out -> {
            out.write('x');
            throw new IOException("no space left");
        };
    }

    private String names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .sorted()
                    .toList()
                    .toString();
        }
    }

    @Test
    void whatFailsLeavesWhatWasThere() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "old");

        assertThatThrownBy(() -> ExportFile.write(file, Existing.REPLACE, failing()))
                .isInstanceOf(IOException.class);

        assertThat(file).hasContent("old");
        assertThat(names()).isEqualTo("[a]");
    }

    @Test
    void whatFailsLeavesNothingWhereNothingWas() throws IOException {
        assertThatThrownBy(() -> ExportFile.write(folder.resolve("a"), Existing.KEEP, failing()))
                .isInstanceOf(IOException.class);

        assertThat(names()).isEqualTo("[]");
    }

    @Test
    void aFileThatTurnsUpMeanwhileIsKept() {
        Path file = folder.resolve("a");

        assertThatThrownBy(() -> ExportFile.write(file, Existing.KEEP, out -> Files.writeString(file, "mine")))
                .isInstanceOf(FileAlreadyExistsException.class);

        assertThat(file).hasContent("mine");
    }

    @Test
    void aReaderSeesTheOldOneUntilTheNewOneIsWhole() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "old");

        ExportFile.write(file, Existing.REPLACE, out -> {
            out.write('n');
            out.flush();
            assertThat(file).hasContent("old");
            out.write('w');
        });

        assertThat(file).hasContent("nw");
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path file = Files.writeString(folder.resolve("real"), "old");
        Path link = folder.resolve("link");
        try {
            Files.createSymbolicLink(link, file.getFileName());
        } catch (UnsupportedOperationException | IOException e) {
            Needs.that(false, "no symbolic links here");
        }

        ExportFile.write(link, Existing.REPLACE, content("new"));

        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(file).hasContent("new");
    }

    @Test
    void filesThatBelongTogetherAreAllThereOrNoneIs() throws IOException {
        Path first = folder.resolve("a");
        Path second = folder.resolve("b");
        assertThatThrownBy(() -> ExportFile.write(
                        List.of(new ExportFile.Part(first, content("1")), new ExportFile.Part(second, failing())),
                        Existing.KEEP))
                .isInstanceOf(IOException.class);
        assertThat(names()).isEqualTo("[]");

        Files.writeString(second, "mine");
        List<ExportFile.Part> parts =
                List.of(new ExportFile.Part(first, content("1")), new ExportFile.Part(second, content("2")));
        assertThatThrownBy(() -> ExportFile.write(parts, Existing.KEEP)).isInstanceOf(FileAlreadyExistsException.class);
        assertThat(names()).isEqualTo("[b]");
        assertThat(second).hasContent("mine");

        ExportFile.write(parts, Existing.REPLACE);
        assertThat(first).hasContent("1");
        assertThat(second).hasContent("2");
        assertThat(names()).isEqualTo("[a, b]");
    }
}
