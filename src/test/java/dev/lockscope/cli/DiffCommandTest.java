package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.TraceWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class DiffCommandTest {

    @TempDir
    private Path folder = Path.of("");

    private String pause = "";
    private String fenced = "";

    @BeforeEach
    void record() throws Exception {
        pause = record("gc-pause");
        fenced = record("gc-pause-fenced");
    }

    private String record(String id) throws Exception {
        Scenario scenario = ScenarioLoader.load(LabScenarios.file(id)).get(0);
        Trace trace = ModelPlayer.play(scenario);
        Path file = folder.resolve(id + ".jsonl");
        TraceWriter.write(file, trace, Existing.KEEP);
        return file.toString();
    }

    @Test
    void theSameRunIsTheSame() {
        Session session = new Session(folder);
        assertThat(session.run("diff", pause, pause)).isZero();
        assertThat(session.out()).contains("The same events in the same order, and the same verdict");
    }

    @Test
    void whatDiffersIsMarked() {
        Session session = new Session(folder);
        assertThat(session.run("diff", pause, fenced)).isEqualTo(1);
        assertThat(session.out())
                .contains("left   gc-pause  " + pause)
                .containsPattern("(?m)^\\+ .* account .*rejected")
                .contains("Left: ")
                .contains("Right: ")
                .contains("On the left alone (-): ");
    }

    @Test
    void timesCanBeCountedFromAnEvent() {
        Session session = new Session(folder);
        assertThat(session.run("diff", "--align", "B.acquired", pause, fenced)).isEqualTo(1);
        assertThat(session.out()).containsPattern("(?m)^< +0[.]000 +B +acquired");
    }

    @Test
    void anEventThatDidNotHappenIsTold() {
        Session session = new Session(folder);
        assertThat(session.run("diff", "--align", "B.aquired", pause, fenced)).isEqualTo(2);
        assertThat(session.err()).contains("there is no event \"B.aquired\"").contains("did you mean \"B.acquired\"?");
        assertThat(session.out()).isEmpty();
    }

    @Test
    void aFileThatIsNoTraceIsTold() {
        Session session = new Session(folder);
        assertThat(session.run("diff", pause, "pom.xml")).isEqualTo(2);
        assertThat(session.err()).contains("pom.xml");
        assertThat(session.run("diff", pause)).isEqualTo(2);
    }
}
