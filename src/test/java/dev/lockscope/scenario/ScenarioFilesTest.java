package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioFilesTest {

    @TempDir
    private Path folder;

    @Test
    void findsScenarioFilesInAllFoldersInOrder() throws IOException {
        Path last = create("z.yaml");
        Path deep = create("lessons/02/pause.yml");
        Path first = create("lessons/01/crash.yaml");
        create("lessons/01/en.md");
        create(".git/hidden.yaml");
        create(".draft.yaml");
        create("notes.yaml.txt");

        assertThat(ScenarioFiles.find(folder)).containsExactly(first, deep, last);
    }

    @Test
    void aFileIsFoundUnderWhateverName() throws IOException {
        Path file = create("notes.txt");
        assertThat(ScenarioFiles.find(file)).containsExactly(file);
    }

    @Test
    void anEmptyFolderHasNone() throws IOException {
        assertThat(ScenarioFiles.find(folder)).isEmpty();
    }

    @Test
    void whatIsNotThereIsSaidNotToBe() {
        assertThatThrownBy(() -> ScenarioFiles.find(folder.resolve("missing"))).isInstanceOf(NoSuchFileException.class);
    }

    private Path create(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.createFile(file);
    }
}
