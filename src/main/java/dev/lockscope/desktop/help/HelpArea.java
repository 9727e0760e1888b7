package dev.lockscope.desktop.help;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** What explains the window: the list of keys, and the palette of commands. */
public final class HelpArea {

    static final String BUNDLE = "dev.lockscope.desktop.help.help";

    private final TypedKey question = new TypedKey("?");
    private final KeysSheet keys;
    private final CommandPalette palette;

    /** An area of a window; its commands are among the desk's. */
    public HelpArea(Desk desk) {
        this.keys = new KeysSheet(desk);
        this.palette = new CommandPalette(desk);
        Texts texts = desk.words().of(BUNDLE);
        desk.commands()
                .add(new Command(
                        "help.palette",
                        Command.Group.HELP,
                        texts.bind("palette"),
                        List.of(new KeyCodeCombination(KeyCode.K, KeyCombination.SHORTCUT_DOWN)),
                        new SimpleBooleanProperty(true),
                        palette::toggle));
        desk.commands()
                .add(new Command(
                        "help.keys",
                        Command.Group.HELP,
                        texts.bind("keys"),
                        List.of(question, new KeyCodeCombination(KeyCode.F1)),
                        new SimpleBooleanProperty(true),
                        keys::show));
    }

    /** What lies over the window when it is asked for. */
    public List<Node> sheets() {
        return List.of(keys.view(), palette.view());
    }

    /** Lets a question mark ask, wherever the keyboard has it; where one can type, it is only a character. */
    public void listenIn(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_TYPED, event -> {
            boolean typing = scene.getFocusOwner() instanceof TextInputControl field && field.isEditable();
            if (!typing && question.isTyped(event)) {
                event.consume();
                keys.show();
            }
        });
    }
}
