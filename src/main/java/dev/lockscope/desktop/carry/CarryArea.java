package dev.lockscope.desktop.carry;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;

/** Lets a person take the run that is shown out of the window. */
public final class CarryArea {

    private final CarrySheet sheet;

    /** An area of a window; adds its commands to those of the desk. */
    public CarryArea(Desk desk) {
        this(desk, new FileDialog());
    }

    CarryArea(Desk desk, Chooser chooser) {
        Texts texts = desk.words().of(CarrySheet.BUNDLE);
        sheet = new CarrySheet(desk, chooser);
        BooleanBinding open = Bindings.createBooleanBinding(
                () -> desk.workbench().current().get().isPresent(),
                desk.workbench().current());
        desk.commands()
                .add(new Command(
                        "run.export",
                        Command.Group.FILE,
                        texts.bind("command"),
                        List.of(new KeyCodeCombination(KeyCode.E, KeyCombination.SHORTCUT_DOWN)),
                        open,
                        () -> desk.workbench().current().get().ifPresent(this::show)));
    }

    private void show(Session session) {
        sheet.show(session);
    }

    /** What lies over the window while it is used. */
    public Region sheet() {
        return sheet.view();
    }
}
