package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.lockscope.testkit.LabScenarios;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenCommandTest {

    private static final Path PAUSE = LabScenarios.file("gc-pause");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void noCommandShowsTheCatalogue() {
        Session session = withDisplay();

        assertThat(session.run()).isZero();
        assertThat(session.shown()).containsExactly(new Window.Wish(Optional.empty(), Optional.empty(), false, false));
        assertThat(session.out() + session.err()).isEmpty();
    }

    @Test
    void aScenarioIsShownInTheVariantThatIsNamed() {
        Session session = withDisplay();
        Path file = LabScenarios.file("late-del-chain");

        assertThat(session.run("--lang", "nb", "open", file.toString(), "--variant", "plain-del"))
                .isZero();
        assertThat(session.shown())
                .containsExactly(new Window.Wish(Optional.of(file), Optional.of("plain-del"), true, false));
    }

    @Test
    void aTeacherBeginsAfreshWithTheCommandOrWithoutIt() {
        Session session = withDisplay();

        assertThat(session.run("--fresh-start")).isZero();
        assertThat(session.run("open", "--fresh-start", PAUSE.toString())).isZero();
        assertThat(session.run("--fresh-start", "open", PAUSE.toString())).isZero();
        assertThat(session.shown()).hasSize(3).allMatch(Window.Wish::freshStart);
    }

    @Test
    void aFileThatIsNotThereIsToldOfBeforeAnyWindow() {
        Session session = withDisplay();

        assertThat(session.run("open", "nothing.yaml")).isEqualTo(2);
        assertThat(session.err()).contains("cannot read nothing.yaml").hasLineCount(1);
        assertThat(session.shown()).isEmpty();
    }

    @Test
    void aWrongScenarioIsToldOfWithLineAndColumn() throws IOException {
        Session session = withDisplay();
        Path file = Files.writeString(
                folder.resolve("gc-pause.yaml"), Files.readString(PAUSE).replace("kind: sql", "kind: sqll"));

        assertThat(session.run("open", file.toString())).isEqualTo(2);
        assertThat(session.err()).containsPattern("gc-pause\\.yaml:\\d+:\\d+: ");
        assertThat(session.shown()).isEmpty();
    }

    @Test
    void aTraceThatCannotBeReadIsToldOfBeforeAnyWindow() throws IOException {
        Session session = withDisplay();
        byte[] binary = {0, 1, 2, (byte) 0xff, (byte) 0xfe, 10, 7};

        for (byte[] bytes : new byte[][] {{}, binary, "{\"a\": 1}\n".getBytes(StandardCharsets.UTF_8)}) {
            Path file = Files.write(folder.resolve("run.jsonl"), bytes);
            assertThat(session.run("open", file.toString())).isEqualTo(2);
            assertThat(session.err()).contains("run.jsonl");
        }
        Path packed = Files.write(folder.resolve("run.jsonl.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0, 3});
        assertThat(session.run("open", packed.toString())).isEqualTo(2);
        assertThat(session.shown()).isEmpty();
    }

    @Test
    void aFileOfAnotherKindIsToldOf() throws IOException {
        Session session = withDisplay();
        Path file = Files.writeString(folder.resolve("notes.txt"), "");

        assertThat(session.run("open", file.toString())).isEqualTo(2);
        assertThat(session.err()).contains("neither a scenario").contains("nor a trace");
        assertThat(session.run("open", folder.toString())).isEqualTo(2);
    }

    @Test
    void aVariantThatIsNotThereIsToldOf() {
        Session session = withDisplay();

        assertThat(session.run("open", PAUSE.toString(), "--variant", "other")).isEqualTo(2);
        assertThat(session.shown()).isEmpty();
    }

    @Test
    void withoutADisplayItNamesWhatWorksWithoutOne() {
        assumeTrue(System.getProperty("os.name").equals("Linux"), "elsewhere there always is a display");
        Session session = new Session(folder);

        assertThat(session.run()).isEqualTo(3);
        assertThat(session.err()).contains("no display").contains("lockscope run");
        assertThat(session.run("open", PAUSE.toString(), "--lang", "nb")).isEqualTo(3);
        assertThat(session.err()).contains("ingen skjerm").contains("lockscope run");
        assertThat(session.shown()).isEmpty();
    }

    @Test
    void aWindowThatTheMachineCannotShowIsAProblemOfTheEnvironment() {
        Session session = withDisplay().window(wish -> {
            throw new Window.NotShown(Window.NotShown.Why.NO_LIBRARY, "no GTK", new IllegalStateException());
        });

        assertThat(session.run()).isEqualTo(3);
        assertThat(session.err()).contains("GTK 3").contains("apt install").contains("lockscope run");
    }

    private Session withDisplay() {
        return new Session(folder).environment(Map.of("DISPLAY", ":0"));
    }
}
