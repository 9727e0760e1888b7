package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.carry.ScenarioFile;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.lab.SavedPlay;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.Text;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** The button that makes a scenario of what a person did; there where something was done. */
final class SavePlay {

    private final Desk desk;
    private final FaultWords words;
    private final Button button = new Button();

    SavePlay(Desk desk, FaultWords words) {
        this.desk = desk;
        this.words = words;
        button.setId("save-play");
        button.setGraphic(new FontIcon(Material2OutlinedMZ.SAVE_ALT));
        button.textProperty().bind(words.texts().bind("save"));
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> desk.workbench()
                .current()
                .get()
                .ifPresent(session -> choose(session, button.getScene().getWindow(), () -> {})));
        show(Optional.empty());
    }

    Button node() {
        return button;
    }

    void show(Optional<Deed> deed) {
        button.setVisible(deed.isPresent());
        button.setManaged(deed.isPresent());
    }

    /**
     * Lets a person choose a file, and writes what was done in a session as a scenario there.
     *
     * @param saved told when it is written
     */
    void choose(Session session, Window owner, Runnable saved) {
        session.scenario().ifPresent(scenario -> {
            FileChooser chooser = new FileChooser();
            chooser.setTitle(words.texts().say("save.title"));
            chooser.setInitialFileName(scenario.id() + "-played.yaml");
            chooser.getExtensionFilters().setAll(new FileChooser.ExtensionFilter("YAML", "*.yaml"));
            File chosen = chooser.showSaveDialog(owner);
            if (chosen != null) {
                save(session, scenario, chosen.toPath(), saved);
            }
        });
    }

    private void save(Session session, Scenario scenario, Path file, Runnable saved) {
        Trace trace = session.trace();
        desk.workbench()
                .background()
                .run(
                        () -> write(trace, scenario, file),
                        written -> saved.run(),
                        failure -> desk.workbench().tell(trouble(file, failure)));
    }

    /**
     * Writes the scenario; what it expects is what the verdict finds now.
     *
     * @return the file
     */
    static Path write(Trace trace, Scenario scenario, Path file)
            throws ScenarioException, IOException, InterruptedException {
        Text title = new Text(
                scenario.title().en() + ", played by hand", scenario.title().nb() + ", spilt for hånd");
        return ScenarioFile.write(
                file, id -> SavedPlay.text(trace, id, title, Judge.judge(trace).ids()));
    }

    private static Trouble trouble(Path file, Throwable failure) {
        if (failure instanceof ScenarioException wrong) {
            return new Trouble.WrongScenario(file, wrong);
        }
        return failure instanceof IOException wrong ? new Trouble.NoFile(file, wrong) : new Trouble.Defect(failure);
    }
}
