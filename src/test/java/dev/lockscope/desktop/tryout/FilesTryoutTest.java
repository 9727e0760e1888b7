package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.TraceWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class FilesTryoutTest extends Tryout {

    @Test
    void aTraceThatFallsOnTheWindowIsShownFromItsEnd() throws Exception {
        drop(trace());
        person.untilReads("status-state", "Recorded");
        assertThat(person.reads("title")).contains("A pause that outlasts the lease");
        person.untilReads("banner-headline", "Two holders for");
        assertThat(servers()).isEmpty();
    }

    @Test
    void aFileThatIsWrongIsToldWithItsProblems() throws Exception {
        drop(Files.writeString(folder.resolve("wrong.yaml"), "id: wrong\ntopologi: single\n"));
        person.untilReads("trouble-title", "wrong.yaml");
        assertThat(person.reads("trouble-lines")).contains("topologi");
        person.clicks("trouble-close");
        person.until("it is put away", () -> !person.sees("trouble"));
        drop(Files.writeString(folder.resolve("cut.jsonl"), "{\"format\""));
        person.untilReads("trouble-title", "cut.jsonl");
        person.presses(KeyCode.ESCAPE);
        person.until("it is put away", () -> !person.sees("trouble"));
        drop(Files.writeString(folder.resolve("picture.png"), ""));
        person.untilReads("trouble-title", "picture.png");
    }

    private void drop(Path file) {
        person.drops(file, "status");
    }

    private Path trace() throws Exception {
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("test", "17"));
        Path file = folder.resolve("pause.jsonl");
        try (Run run = lab.open(ScenarioLoader.load(GC_PAUSE).get(0), new RunOptions(1, 42))) {
            run.start();
            run.awaitEnd();
            TraceWriter.write(file, run.trace(), Existing.KEEP);
        }
        return file;
    }
}
