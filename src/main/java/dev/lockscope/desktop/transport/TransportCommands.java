package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.command.Command.Group;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** Makes the commands of the bar at the top. */
final class TransportCommands {

    private static final ObservableBooleanValue ALWAYS = new SimpleBooleanProperty(true);

    private final Desk desk;
    private final Course course;
    private final Texts texts;

    TransportCommands(Desk desk, Course course, Texts texts) {
        this.desk = desk;
        this.course = course;
        this.texts = texts;
    }

    /** Adds them all. */
    void add() {
        addRun();
        addTime();
        addSpeed();
        addView();
    }

    private void addRun() {
        add(
                "run.toggle",
                Group.RUN,
                saying(now -> "toggle." + now.toggle()),
                Controls::canToggle,
                course::toggle,
                new KeyCodeCombination(KeyCode.SPACE));
        add(
                "run.step",
                Group.RUN,
                stepping(),
                now -> now.step().isPossible(),
                course::step,
                new KeyCodeCombination(KeyCode.N),
                new KeyCodeCombination(KeyCode.PERIOD));
        add(
                "run.next",
                Group.RUN,
                saying(now -> "next." + now.next()),
                now -> now.next().isPossible(),
                course::nextTurn,
                new KeyCodeCombination(KeyCode.E));
        add(
                "run.restart",
                Group.RUN,
                texts.bind("restart"),
                Controls::canRestart,
                course::restart,
                new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN));
    }

    private void addTime() {
        add(
                "time.rewind",
                Group.TIME,
                texts.bind("rewind"),
                Controls::canRewind,
                course::rewind,
                new KeyCodeCombination(KeyCode.R, KeyCombination.SHIFT_DOWN));
        add(
                "time.play",
                Group.TIME,
                saying(now -> "play." + now.play()),
                now -> now.play().isPossible(),
                course::play,
                new KeyCodeCombination(KeyCode.SPACE, KeyCombination.SHIFT_DOWN));
    }

    private void addSpeed() {
        // Runs that are compared are over.
        ObservableBooleanValue running = Bindings.createBooleanBinding(
                () -> desk.workbench().comparisons().shown().get().isEmpty(),
                desk.workbench().comparisons().shown());
        add(
                "run.slower",
                Group.RUN,
                texts.bind("slower"),
                running,
                () -> turn(SpeedScale::slower),
                new KeyCodeCombination(KeyCode.OPEN_BRACKET));
        add(
                "run.faster",
                Group.RUN,
                texts.bind("faster"),
                running,
                () -> turn(SpeedScale::faster),
                new KeyCodeCombination(KeyCode.CLOSE_BRACKET));
    }

    private void turn(Function<Double, Double> how) {
        desk.workbench().speed().set(how.apply(desk.workbench().speed().get()));
    }

    private void addView() {
        ObservableStringValue theme = Bindings.createStringBinding(
                () -> texts.say("theme." + desk.look().tone().get()),
                desk.look().tone(),
                desk.words().language());
        add(
                "view.theme",
                Group.VIEW,
                theme,
                ALWAYS,
                this::turnTone,
                new KeyCodeCombination(KeyCode.T, KeyCombination.SHORTCUT_DOWN));
        add(
                "view.language",
                Group.VIEW,
                texts.bind("language"),
                ALWAYS,
                this::turnLanguage,
                new KeyCodeCombination(KeyCode.L, KeyCombination.SHORTCUT_DOWN));
    }

    private void turnTone() {
        desk.memory().systemTone().set(false);
        desk.look().tone().set(desk.look().tone().get() == Tone.DARK ? Tone.LIGHT : Tone.DARK);
    }

    private void turnLanguage() {
        int spoken = Words.LANGUAGES.indexOf(desk.words().language().get());
        desk.words().speak(Words.LANGUAGES.get((spoken + 1) % Words.LANGUAGES.size()));
    }

    private ObservableStringValue saying(Function<Controls, String> key) {
        ReadOnlyObjectProperty<Controls> controls = course.controls();
        return Bindings.createStringBinding(
                () -> texts.say(key.apply(controls.get())),
                controls,
                desk.words().language());
    }

    private ObservableStringValue stepping() {
        return Bindings.createStringBinding(
                () -> texts.say(
                        course.controls().get().step() == Controls.Step.CLIENT ? "step.client" : "step.none",
                        course.next().get()),
                course.controls(),
                course.next(),
                desk.words().language());
    }

    private void add(
            String id,
            Group group,
            ObservableStringValue name,
            Predicate<Controls> possible,
            Runnable action,
            KeyCombination... keys) {
        ObservableBooleanValue now = Bindings.createBooleanBinding(
                () -> possible.test(course.controls().get()), course.controls());
        add(id, group, name, now, action, keys);
    }

    private void add(
            String id,
            Group group,
            ObservableStringValue name,
            ObservableBooleanValue possible,
            Runnable action,
            KeyCombination... keys) {
        desk.commands().add(new Command(id, group, name, List.of(keys), possible, action));
    }
}
