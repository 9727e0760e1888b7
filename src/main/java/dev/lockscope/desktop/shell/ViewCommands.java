package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.command.Command.Group;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** What can be asked of the window itself. */
final class ViewCommands {

    private static final double STEP = 0.1;
    private static final double SMALLEST = 0.8;
    private static final double LARGEST = 2;

    private final Desk desk;
    private final Texts texts;

    ViewCommands(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of("dev.lockscope.desktop.shell.shell");
    }

    void add(Consumer<String> flip, Runnable quit) {
        Look look = desk.look();
        ObservableBooleanValue always = Bindings.createBooleanBinding(() -> true);
        ObservableBooleanValue open = Bindings.createBooleanBinding(
                () -> desk.workbench().current().get().isPresent(),
                desk.workbench().current());
        add("file.catalogue", Group.FILE, open, desk.workbench()::showCatalogue, control(KeyCode.O, true));
        add("file.quit", Group.FILE, always, quit, control(KeyCode.Q, false));
        add("view.presenter", Group.VIEW, always, () -> flip(look.presenting()), key(KeyCode.F11), key(KeyCode.F5));
        add("view.side", Group.VIEW, always, () -> flip.accept(Panels.SIDE), key(KeyCode.F9));
        add("view.inspector", Group.VIEW, always, () -> flip.accept(Panels.INSPECTOR), key(KeyCode.F10));
        add(
                "view.larger",
                Group.VIEW,
                always,
                () -> scale(STEP),
                control(KeyCode.PLUS, true),
                control(KeyCode.EQUALS, true));
        add("view.smaller", Group.VIEW, always, () -> scale(-STEP), control(KeyCode.MINUS, true));
        add("view.plain-size", Group.VIEW, always, () -> look.textScale().set(1), control(KeyCode.DIGIT0, true));
        add("view.motion", Group.VIEW, always, () -> flip(look.reducedMotion()));
        ObservableBooleanValue told = Bindings.and(look.presenting(), open);
        add("time.next-turn", Group.TIME, told, () -> turn(true), key(KeyCode.PAGE_DOWN));
        add("time.previous-turn", Group.TIME, told, () -> turn(false), key(KeyCode.PAGE_UP));
    }

    private static void flip(BooleanProperty property) {
        property.set(!property.get());
    }

    private void scale(double by) {
        double wished = Math.round((desk.look().textScale().get() + by) * 10) / 10.0;
        desk.look().textScale().set(Math.max(SMALLEST, Math.min(LARGEST, wished)));
    }

    private void turn(boolean forward) {
        desk.workbench().current().get().ifPresent(session -> {
            if (forward) {
                session.goToNext(Turns::isTurn);
            } else {
                session.goToPrevious(Turns::isTurn);
            }
        });
    }

    private void add(String id, Group group, ObservableBooleanValue possible, Runnable action, KeyCombination... keys) {
        desk.commands().add(new Command(id, group, texts.bind(id), List.of(keys), possible, action));
    }

    private static KeyCombination key(KeyCode code) {
        return new KeyCodeCombination(code);
    }

    private static KeyCombination control(KeyCode code, boolean shift) {
        return shift
                ? new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN)
                : new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN);
    }
}
