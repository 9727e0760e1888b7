package dev.lockscope.desktop.carry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.export.ExportFormat;
import dev.lockscope.export.Heading;
import dev.lockscope.export.Selection;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.TraceReader;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What comes of what is asked for. */
class CarryModelTest {

    private static final Heading HEADING = new Heading("en", "A pause", "");
    private static final Form CSV = new Form.Foreign(ExportFormat.CSV);

    @TempDir
    private Path folder = Path.of("");

    private final Trace trace = played();
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final Background background = new Background(waiting::add, Runnable::run, failure -> {
        throw new AssertionError(failure);
    });

    private static Trace played() {
        try {
            return ModelPlayer.play(
                    ScenarioLoader.load(LabScenarios.file("gc-pause")).get(0));
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private CarryModel model(Form form) {
        return new CarryModel(trace, HEADING, form, background, failure -> {
            throw new AssertionError(failure);
        });
    }

    private void work() {
        while (!waiting.isEmpty()) {
            waiting.remove().run();
        }
    }

    private CarryModel.State.Ready ready(CarryModel model) {
        work();
        assertThat(model.state().get()).isInstanceOf(CarryModel.State.Ready.class);
        return (CarryModel.State.Ready) model.state().get();
    }

    private Draft draft(Form form, Selection selection) {
        return new Draft(form, trace, selection, HEADING);
    }

    @Test
    void nothingIsMadeOnTheThreadOfTheWindow() {
        CarryModel model = model(CSV);
        assertThat(model.state().get()).isEqualTo(new CarryModel.State.Working());
        assertThat(waiting).hasSize(1);
        assertThat(ready(model).preview().head()).contains("seq");
    }

    @Test
    void theSizeThatIsToldIsThatOfTheFile() throws Exception {
        for (Form form : Form.all()) {
            Draft draft = draft(form, Selection.ALL);
            Path file = draft.save(folder.resolve(draft.fileName()), Existing.KEEP);
            assertThat(draft.preview().bytes()).as(form.id()).isEqualTo(Files.size(file));
            if (form.isText()) {
                assertThat(Files.readString(file))
                        .as(form.id())
                        .startsWith(draft.preview().head());
                assertThat(draft.text()).as(form.id()).isEqualTo(Files.readString(file));
            }
        }
    }

    @Test
    void theTraceThatIsSavedIsReadAgainWhole() throws Exception {
        Draft draft = draft(new Form.Whole(), new Selection(0, 1, Set.of("A")));
        Path file = draft.save(folder.resolve("run.jsonl"), Existing.KEEP);
        assertThat(TraceReader.read(file).trace()).isEqualTo(trace);
        assertThat(TraceReader.read(file).cut()).isEmpty();
        assertThat(draft.fileName()).isEqualTo("gc-pause.jsonl");
    }

    @Test
    void aFileThatNobodyAskedAboutIsKept() throws Exception {
        Path file = Files.writeString(folder.resolve("run.csv"), "mine");
        assertThatThrownBy(() -> draft(CSV, Selection.ALL).save(file, Existing.KEEP))
                .isInstanceOf(FileAlreadyExistsException.class);
        assertThat(Files.readString(file)).isEqualTo("mine");
    }

    @Test
    void lessTimeAndFewerClientsMakeASmallerFileAndAreToldAsLeftOut() {
        CarryModel model = model(CSV);
        long whole = ready(model).preview().bytes();
        assertThat(ready(model).preview().leftOut()).isEmpty();

        model.to().set("0,5");
        assertThat(ready(model).draft().selection().to()).isEqualTo(500_000_000);
        assertThat(ready(model).preview().bytes()).isLessThan(whole);
        assertThat(ready(model).preview().leftOut()).hasSize(1);

        model.to().set("");
        model.clients().remove(model.cast().get(0));
        assertThat(ready(model).draft().selection().clients())
                .doesNotContain(model.cast().get(0));
        assertThat(ready(model).preview().leftOut()).hasSize(1);
    }

    @Test
    void whatCannotBeHadIsTold() {
        CarryModel model = model(CSV);
        model.from().set("soon");
        assertThat(model.state().get()).isEqualTo(new CarryModel.State.Wrong(Part.Problem.FROM));
        model.from().set("2");
        model.to().set("1");
        assertThat(model.state().get()).isEqualTo(new CarryModel.State.Wrong(Part.Problem.BACKWARDS));
        model.to().set("-");
        assertThat(model.state().get()).isEqualTo(new CarryModel.State.Wrong(Part.Problem.TO));
        model.to().set("");
        model.from().set("99999");
        assertThat(model.state().get()).isEqualTo(new CarryModel.State.Wrong(Part.Problem.BEYOND));
        model.from().set("");
        model.clients().clear();
        assertThat(model.state().get()).isEqualTo(new CarryModel.State.Wrong(Part.Problem.NOBODY));
        // The trace is always whole.
        model.form().set(new Form.Whole());
        assertThat(ready(model).preview().leftOut()).isEmpty();
    }

    @Test
    void onlyTheLastThingAskedForIsShownWhateverComesFirst() {
        CarryModel model = model(CSV);
        model.form().set(new Form.Foreign(ExportFormat.MERMAID));
        Runnable older = waiting.remove();
        work();
        older.run();
        assertThat(ready(model).draft().form()).isEqualTo(new Form.Foreign(ExportFormat.MERMAID));
    }

    @Test
    void aCharacterThatIsCutInTwoIsNotInThePreview() throws Exception {
        HeadStream head = new HeadStream(4);
        head.write("abcø and more".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        assertThat(head.head()).isEqualTo("abc");
        assertThat(head.bytes()).isEqualTo(14);
    }
}
