package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** Makes buttons and menu entries of commands. */
final class CommandButtons {

    private final Desk desk;
    private final Texts texts;

    CommandButtons(Desk desk, Texts texts) {
        this.desk = desk;
        this.texts = texts;
    }

    /**
     * A button with an icon alone; its tooltip says what it does, and with what key.
     *
     * @param hint what to say beside the command's name
     */
    Button icon(String command, Ikon icon, ObservableStringValue hint) {
        Button button = new Button("", new FontIcon(icon));
        button.getStyleClass().addAll("flat", "button-icon");
        join(button, find(command), hint);
        return button;
    }

    /** Lets a button ask for a command. */
    void join(ButtonBase button, Command command, ObservableStringValue hint) {
        button.setId(id(command.id()));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> command.ask());
        button.disableProperty()
                .bind(Bindings.createBooleanBinding(() -> !command.possible().get(), command.possible()));
        button.accessibleTextProperty().bind(command.name());
        button.accessibleHelpProperty().bind(hint);
        tip(button, command, hint);
    }

    private void tip(ButtonBase button, Command command, ObservableStringValue hint) {
        Tooltip tooltip = new Hint();
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(420);
        tooltip.textProperty().bind(Bindings.createStringBinding(() -> tip(command, hint.get()), command.name(), hint));
        button.setTooltip(tooltip);
    }

    private static String tip(Command command, String hint) {
        String first = named(command);
        return hint.isEmpty() ? first : first + "\n" + hint;
    }

    /** The command's name with its first key. */
    private static String named(Command command) {
        return command.keys().isEmpty()
                ? command.name().get()
                : command.name().get() + "   " + command.keys().get(0).getDisplayText();
    }

    /** A menu entry. Its key is told as text, because an accelerator of its own would take keys from text fields. */
    MenuItem entry(String id) {
        Command command = find(id);
        MenuItem entry = new MenuItem();
        entry.setId("more-" + id(id));
        StringBinding text = Bindings.createStringBinding(() -> named(command), command.name());
        entry.textProperty().bind(text);
        entry.disableProperty()
                .bind(Bindings.createBooleanBinding(() -> !command.possible().get(), command.possible()));
        entry.setOnAction(event -> command.ask());
        return entry;
    }

    /** A hint that follows the language. */
    StringBinding hint(String key) {
        return texts.bind(key);
    }

    Command find(String id) {
        return desk.commands().find(id).orElseThrow(() -> new IllegalStateException("no command " + id));
    }

    private static String id(String command) {
        return command.replace('.', '-');
    }
}
