package dev.lockscope.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.desktop.command.Command.Group;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

class CommandsTest {

    private final Commands commands = new Commands();
    private final AtomicInteger asked = new AtomicInteger();
    private final SimpleBooleanProperty possible = new SimpleBooleanProperty(true);

    private Command command(String id, String key) {
        return new Command(
                id,
                Group.RUN,
                new SimpleStringProperty(id),
                List.of(KeyCombination.valueOf(key)),
                possible,
                asked::incrementAndGet);
    }

    @Test
    void aCommandIsFoundByItsId() {
        Command hold = command("run.hold", "H");
        commands.add(hold);
        assertThat(commands.find("run.hold")).contains(hold);
        assertThat(commands.find("run")).isEmpty();
    }

    @Test
    void neitherAnIdNorAKeyIsGivenTwice() {
        commands.add(command("run.hold", "H"));
        assertThatThrownBy(() -> commands.add(command("run.hold", "J"))).hasMessageContaining("run.hold");
        assertThatThrownBy(() -> commands.add(command("run.help", "H"))).hasMessageContaining("run.help");
        assertThat(commands.all()).hasSize(1);
    }

    @Test
    void whatIsNotPossibleIsNotDone() {
        Command hold = command("run.hold", "H");
        possible.set(false);
        hold.ask();
        assertThat(asked).hasValue(0);
        possible.set(true);
        hold.ask();
        assertThat(asked).hasValue(1);
    }

    @Test
    void aGroupOfCommandsCanBeTakenAway() {
        commands.add(command("fault.pause", "P"));
        commands.add(command("run.hold", "H"));
        commands.removeAll("fault.");
        assertThat(commands.all()).extracting(Command::id).containsExactly("run.hold");
    }

    @Test
    void aCommandThatComesFirstMayHaveTheKeyOfAnotherButNotOfOneOfItsKind() {
        commands.add(command("run.step", "Right"));
        commands.addFirst(command("classroom.next", "Right"));
        assertThatThrownBy(() -> commands.addFirst(command("classroom.on", "Right")))
                .hasMessageContaining("classroom.on");
        assertThatThrownBy(() -> commands.addFirst(command("run.step", "Left"))).hasMessageContaining("run.step");
        assertThat(commands.all()).extracting(Command::id).containsExactly("run.step", "classroom.next");
    }
}
