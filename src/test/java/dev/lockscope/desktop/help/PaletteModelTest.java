package dev.lockscope.desktop.help;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.command.Command;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

class PaletteModelTest {

    private static final List<Command> COMMANDS = List.of(
            command("Restart the run", true),
            command("Hold the run", false),
            command("Run", true),
            command("Show all scenarios", true),
            command("Ångre alt", true));

    @Test
    void nothingTypedShowsAllPossibleFirst() {
        assertThat(find(""))
                .containsExactly("Restart the run", "Run", "Show all scenarios", "Ångre alt", "Hold the run");
    }

    @Test
    void theCourseOfTheRunComesBeforeTheLookOfTheWindow() {
        List<Command> commands = List.of(
                command("Dark", true, Command.Group.VIEW),
                command("Next event", true, Command.Group.TIME),
                command("Run", true, Command.Group.RUN));
        assertThat(PaletteModel.find(commands, "", Locale.ENGLISH))
                .extracting(command -> command.name().get())
                .containsExactly("Run", "Next event", "Dark");
    }

    @Test
    void namesThatBeginWithTheQueryComeFirst() {
        assertThat(find("run")).containsExactly("Run", "Restart the run", "Hold the run");
    }

    @Test
    void allWordsMustOccurInAnyOrder() {
        assertThat(find("run hold")).containsExactly("Hold the run");
        assertThat(find("run nothing")).isEmpty();
    }

    @Test
    void lettersOfEverySizeAreTheSame() {
        assertThat(find("ÅNGRE")).containsExactly("Ångre alt");
    }

    @Test
    void keysAreCalledAsTheyArePrinted() {
        assertThat(KeyCaps.text(new KeyCodeCombination(KeyCode.PAGE_DOWN))).isEqualTo("Page Down");
        assertThat(KeyCaps.text(new KeyCodeCombination(KeyCode.DIGIT0, KeyCombination.SHIFT_DOWN)))
                .isEqualTo("Shift+0");
        assertThat(KeyCaps.text(new KeyCodeCombination(KeyCode.F11))).isEqualTo("F11");
        assertThat(KeyCaps.text(new TypedKey("?"))).isEqualTo("?");
    }

    private static List<String> find(String query) {
        return PaletteModel.find(COMMANDS, query, Locale.forLanguageTag("nb")).stream()
                .map(command -> command.name().get())
                .toList();
    }

    private static Command command(String name, boolean possible) {
        return command(name, possible, Command.Group.RUN);
    }

    private static Command command(String name, boolean possible, Command.Group group) {
        return new Command(
                name, group, new SimpleStringProperty(name), List.of(), new SimpleBooleanProperty(possible), () -> {});
    }
}
