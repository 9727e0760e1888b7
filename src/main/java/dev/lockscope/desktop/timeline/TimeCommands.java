package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.timeline.Timeline;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** What can be asked for about the time that is shown. */
final class TimeCommands {

    private static final double STEP = 1.6;

    private final Desk desk;
    private final TimelineWords words;
    private final TimelineArea area;
    private final BooleanBinding open;

    TimeCommands(Desk desk, TimelineWords words, TimelineArea area) {
        this.desk = desk;
        this.words = words;
        this.area = area;
        this.open = Bindings.createBooleanBinding(
                () -> desk.workbench().current().get().isPresent(),
                desk.workbench().current());
    }

    /** Adds them. */
    void add() {
        session("previous", session -> session.goToPrevious(event -> true), key(KeyCode.LEFT));
        session("next", session -> session.goToNext(event -> true), key(KeyCode.RIGHT));
        session("previousTurn", session -> session.goToPrevious(Timeline.TURNS), shift(KeyCode.LEFT));
        session("nextTurn", session -> session.goToNext(Timeline.TURNS), shift(KeyCode.RIGHT));
        session("start", session -> session.goTo(0), key(KeyCode.HOME));
        add("live", area::goLive, key(KeyCode.END));
        add("zoomIn", () -> area.zoom(STEP), any(KeyCode.PLUS), any(KeyCode.EQUALS), key(KeyCode.ADD));
        add("zoomOut", () -> area.zoom(1 / STEP), key(KeyCode.MINUS), key(KeyCode.SUBTRACT));
        add("fit", area::fit, key(KeyCode.DIGIT0), key(KeyCode.NUMPAD0));
        add("search", area::search, new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN));
    }

    private static KeyCombination key(KeyCode code) {
        return new KeyCodeCombination(code);
    }

    private static KeyCombination shift(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHIFT_DOWN);
    }

    private static KeyCombination any(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHIFT_ANY);
    }

    private void session(String id, Consumer<Session> action, KeyCombination... keys) {
        add(id, () -> desk.workbench().current().get().ifPresent(action), keys);
    }

    private void add(String id, Runnable action, KeyCombination... keys) {
        desk.commands()
                .add(new Command(
                        "time." + id,
                        Command.Group.TIME,
                        words.texts().bind("command." + id),
                        List.of(keys),
                        open,
                        action));
    }
}
