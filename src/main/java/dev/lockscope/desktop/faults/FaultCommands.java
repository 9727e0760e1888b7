package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.command.Command.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** The commands of the palette, one for each button, with a digit each. */
final class FaultCommands {

    private static final String PREFIX = "fault.button.";
    private static final KeyCode[] DIGITS = {
        KeyCode.DIGIT1,
        KeyCode.DIGIT2,
        KeyCode.DIGIT3,
        KeyCode.DIGIT4,
        KeyCode.DIGIT5,
        KeyCode.DIGIT6,
        KeyCode.DIGIT7,
        KeyCode.DIGIT8,
        KeyCode.DIGIT9
    };

    private final Desk desk;
    private final List<Entry> entries = new ArrayList<>();

    FaultCommands(Desk desk) {
        this.desk = desk;
    }

    /** The buttons are others. */
    void replace(List<Doing> doings, Consumer<Doing> act) {
        desk.commands().removeAll(PREFIX);
        entries.clear();
        for (int i = 0; i < doings.size(); i++) {
            Entry entry = new Entry(doings.get(i));
            entries.add(entry);
            desk.commands()
                    .add(new Command(
                            PREFIX + (i + 1),
                            Group.FAULTS,
                            entry.name,
                            List.of(new KeyCodeCombination(DIGITS[i], KeyCombination.ALT_DOWN)),
                            entry.possible,
                            () -> act.accept(entry.doing)));
        }
    }

    /** The same buttons apply or do not, or have other words. */
    void follow(List<Doing> doings) {
        for (int i = 0; i < Math.min(doings.size(), entries.size()); i++) {
            entries.get(i).show(doings.get(i));
        }
    }

    /** What a command is for now. */
    private static final class Entry {

        private final SimpleStringProperty name = new SimpleStringProperty("");
        private final SimpleBooleanProperty possible = new SimpleBooleanProperty();
        private Doing doing;

        private Entry(Doing doing) {
            this.doing = doing;
            show(doing);
        }

        private void show(Doing next) {
            doing = next;
            name.set(next.label());
            possible.set(next.applies());
        }
    }
}
