package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.carry.Chooser;
import dev.lockscope.desktop.carry.ScenarioFile;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.ScenarioException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.stage.Window;

/** Saves a schedule that was found as a scenario, under the name that a person chooses. */
final class SaveFound {

    private final Desk desk;
    private final Texts texts;
    private final Exploring exploring;
    private final Chooser chooser;
    private final ReadOnlyObjectWrapper<Optional<Path>> saved =
            new ReadOnlyObjectWrapper<>(this, "saved", Optional.empty());

    SaveFound(Desk desk, Texts texts, Exploring exploring, Chooser chooser) {
        this.desk = desk;
        this.texts = texts;
        this.exploring = exploring;
        this.chooser = chooser;
        exploring.state().addListener((property, old, now) -> {
            if (now instanceof Exploring.State.Going) {
                saved.set(Optional.empty());
            }
        });
    }

    /** Where it was saved last. */
    ReadOnlyObjectProperty<Optional<Path>> saved() {
        return saved.getReadOnlyProperty();
    }

    /** Lets a person choose a place, and saves it there. */
    void ask() {
        if (exploring.state().get() instanceof Exploring.State.Broken broken
                && broken.found().isPresent()) {
            String name = broken.found().get().scenario().id() + ".yaml";
            Optional<Window> owner = Window.getWindows().stream()
                    .filter(Window::isFocused)
                    .findFirst()
                    .or(() -> Window.getWindows().stream().findFirst());
            owner.flatMap(window -> chooser.choose(window, texts.say("save.title"), name, "YAML", "yaml"))
                    .ifPresent(file -> save(broken, file));
        }
    }

    private void save(Exploring.State.Broken broken, Path file) {
        desk.workbench()
                .background()
                .run(
                        () -> ScenarioFile.write(
                                file,
                                id -> exploring
                                        .made(broken.asked(), broken.result(), id)
                                        .text()),
                        written -> saved.set(Optional.of(written)),
                        failure -> desk.workbench().tell(trouble(file, failure)));
    }

    private static Trouble trouble(Path file, Throwable failure) {
        if (failure instanceof ScenarioException wrong) {
            return new Trouble.WrongScenario(file, wrong);
        }
        return failure instanceof IOException wrong ? new Trouble.NoFile(file, wrong) : new Trouble.Defect(failure);
    }
}
