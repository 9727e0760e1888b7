package dev.lockscope.desktop.compare;

import dev.lockscope.compare.Alignment;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.session.Beside;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.InvalidationListener;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** What can be asked of a comparison. */
final class CompareCommands {

    private final Desk desk;
    private final Texts texts;
    private final BesidePointing pointing;
    private Optional<Beside> watched = Optional.empty();

    CompareCommands(Desk desk, Texts texts, BesidePointing pointing) {
        this.desk = desk;
        this.texts = texts;
        this.pointing = pointing;
    }

    void add() {
        Predicate<Beside> done = one -> one.pair().get().isPresent();
        Predicate<Beside> differing = one -> !one.lines().get().isEmpty();
        add("next", differing, one -> one.step(true), key(KeyCode.F7));
        add("previous", differing, one -> one.step(false), shift(KeyCode.F7));
        add(
                "align",
                one -> one.alignmentAtChosen().isPresent(),
                one -> one.alignmentAtChosen().ifPresent(one::align),
                key(KeyCode.F8));
        add("align-start", done, one -> one.align(Alignment.START));
        add("align-first", done, Beside::alignFirst, shift(KeyCode.F8));
        add("swap", done, one -> desk.workbench().comparisons().swap(one), shift(KeyCode.S));
        add("details", done, one -> one.detail(!one.isDetailed()), shift(KeyCode.D));
        add("zoom-in", done, one -> pointing.zoom(1.6));
        add("zoom-out", done, one -> pointing.zoom(1 / 1.6));
        add("fit", done, one -> pointing.fit());
    }

    private static KeyCombination key(KeyCode code) {
        return new KeyCodeCombination(code);
    }

    private static KeyCombination shift(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHIFT_DOWN);
    }

    private void add(String id, Predicate<Beside> when, Consumer<Beside> action, KeyCombination... keys) {
        SimpleBooleanProperty possible = new SimpleBooleanProperty();
        InvalidationListener look = any -> possible.set(watched.filter(when).isPresent());
        desk.workbench().comparisons().shown().addListener((property, old, now) -> {
            old.ifPresent(one ->
                    List.of(one.pair(), one.lines(), one.chosen()).forEach(changing -> changing.removeListener(look)));
            watched = now;
            now.ifPresent(one ->
                    List.of(one.pair(), one.lines(), one.chosen()).forEach(changing -> changing.addListener(look)));
            possible.set(now.filter(when).isPresent());
        });
        desk.commands()
                .add(new Command(
                        "compare." + id,
                        Command.Group.COMPARE,
                        texts.bind("command." + id),
                        List.of(keys),
                        possible,
                        () -> desk.workbench().comparisons().shown().get().ifPresent(action)));
    }
}
