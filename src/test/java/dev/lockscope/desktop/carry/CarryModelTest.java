package dev.lockscope.desktop.carry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.export.ExportFormat;
import dev.lockscope.export.Heading;
import dev.lockscope.export.Omission;
import dev.lockscope.export.PictureWish;
import dev.lockscope.export.Selection;
import dev.lockscope.export.Tone;
import dev.lockscope.export.picture.UnfitPicture;
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
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What comes of what is asked for. */
class CarryModelTest {

    private static final Heading HEADING = new Heading("en", "A pause", "");
    private static final Draft.Room ROOM = new Draft.Room(640, 320, 1);
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
        return new Draft(form, trace, selection, HEADING, PictureWish.PLAIN);
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
            Path file =
                    draft.save(folder.resolve(draft.fileName()), Existing.KEEP).get(0);
            if (form.isIllustrated()) {
                // The line that shows the picture is not in a text without one beside it.
                assertThat(draft.preview(ROOM).bytes()).isCloseTo(Files.size(file), Offset.offset(200L));
                continue;
            }
            assertThat(draft.preview(ROOM).bytes()).as(form.id()).isEqualTo(Files.size(file));
            if (form.isText()) {
                assertThat(Files.readString(file))
                        .as(form.id())
                        .startsWith(draft.preview(ROOM).head());
                assertThat(draft.text()).as(form.id()).isEqualTo(Files.readString(file));
            }
        }
    }

    @Test
    void theTraceThatIsSavedIsReadAgainWhole() throws Exception {
        Draft draft = draft(new Form.Whole(), new Selection(0, 1, Set.of("A")));
        Path file = draft.save(folder.resolve("run.jsonl"), Existing.KEEP).get(0);
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
    void aPictureIsSeenAsItWillBeSavedInTheRoomThatThereIs() throws Exception {
        CarryModel model = model(new Form.Foreign(ExportFormat.PNG));
        model.room().set(ROOM);
        model.width().set("1600");
        model.height().set("900");
        model.scale().set(2.0);
        Draft.Preview light = ready(model).preview();
        assertThat(light.sight()).hasValueSatisfying(sight -> {
            assertThat(List.of(sight.width(), sight.height())).containsExactly(3200L, 1800L);
            assertThat(List.of(sight.raster().width(), sight.raster().height())).containsExactly(569, 320);
        });
        Path file = ready(model)
                .draft()
                .save(folder.resolve("run.png"), Existing.KEEP)
                .get(0);
        assertThat(ImageIO.read(file.toFile()).getHeight()).isEqualTo(1800);
        assertThat(ready(model).draft().picture().width()).isEqualTo(3200);

        model.tone().set(Tone.DARK);
        assertThat(ready(model).preview().sight().orElseThrow().raster().pixels())
                .isNotEqualTo(light.sight().orElseThrow().raster().pixels());
        model.form().set(new Form.Foreign(ExportFormat.CSV));
        assertThat(ready(model).preview().sight()).isEmpty();
    }

    @Test
    void aPictureThatCannotBeIsTold() {
        CarryModel model = model(new Form.Foreign(ExportFormat.PNG));
        model.width().set("wide");
        assertThat(model.state().get()).isEqualTo(new CarryModel.State.Wrong(Part.Problem.WIDTH));
        model.width().set("299");
        assertThat(model.state().get()).isEqualTo(new CarryModel.State.Wrong(Part.Problem.WIDTH));
        model.width().set("1200");
        model.height().set("0");
        assertThat(model.state().get()).isEqualTo(new CarryModel.State.Wrong(Part.Problem.HEIGHT));
        model.height().set("100");
        work();
        assertThat(model.state().get()).isEqualTo(new CarryModel.State.Unfit(new UnfitPicture.TooLow(100, 171)));
        model.height().set("");
        assertThat(ready(model).preview().sight()).isPresent();
    }

    @Test
    void aPictureBesideAReportIsKeptAsTheReportIs() throws Exception {
        Form report = new Form.Foreign(ExportFormat.MARKDOWN);
        Path picture = Files.writeString(folder.resolve("run.png"), "mine");
        assertThatThrownBy(() -> draft(report, Selection.ALL).save(folder.resolve("run.md"), Existing.KEEP))
                .isInstanceOf(FileAlreadyExistsException.class);
        assertThat(picture).hasContent("mine");
        assertThat(folder.resolve("run.md")).doesNotExist();
        assertThat(draft(report, Selection.ALL).save(folder.resolve("run.md"), Existing.REPLACE))
                .containsExactly(folder.resolve("run.md"), picture);
        assertThat(draft(report, Selection.ALL).preview(ROOM).leftOut().stream().map(Omission::reason))
                .containsExactly(Omission.Reason.DETAILS, Omission.Reason.MERGED, Omission.Reason.WORDLESS);
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
