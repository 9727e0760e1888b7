package dev.lockscope.desktop.lesson;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.words.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** What can be asked of a lesson by key or by name. */
final class LessonCommands {

    static final PseudoClass WAITING = PseudoClass.getPseudoClass("waiting");
    static final KeyCombination GO = new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN);
    static final KeyCombination NEXT = new KeyCodeCombination(KeyCode.RIGHT, KeyCombination.ALT_DOWN);
    static final KeyCombination BACK = new KeyCodeCombination(KeyCode.LEFT, KeyCombination.ALT_DOWN);

    /** The keys of the options; the letter of the last one has another meaning. */
    private static final Map<String, List<KeyCombination>> OPTIONS = Map.of(
            "a", keys(KeyCode.A, KeyCode.DIGIT1),
            "b", keys(KeyCode.B, KeyCode.DIGIT2),
            "c", keys(KeyCode.C, KeyCode.DIGIT3),
            "d", keys(KeyCode.D, KeyCode.DIGIT4),
            "e", keys(KeyCode.DIGIT5));

    private final Desk desk;
    private final Texts texts;
    private final Map<String, BooleanProperty> possible = new HashMap<>();

    LessonCommands(Desk desk, Texts texts) {
        this.desk = desk;
        this.texts = texts;
    }

    private static List<KeyCombination> keys(KeyCode... codes) {
        return List.of(codes).stream()
                .<KeyCombination>map(KeyCodeCombination::new)
                .toList();
    }

    void add(String id, Runnable action, KeyCombination... keys) {
        BooleanProperty can = new SimpleBooleanProperty();
        possible.put(id, can);
        String key = "command." + id.substring(id.indexOf('.') + 1);
        desk.commands().add(new Command(id, Command.Group.LESSON, texts.bind(key), List.of(keys), can, action));
    }

    /** One for each option that a question may have. */
    void addOptions(Consumer<String> choose) {
        for (String option : List.of("a", "b", "c", "d", "e")) {
            BooleanProperty can = new SimpleBooleanProperty();
            possible.put("lesson.option-" + option, can);
            desk.commands()
                    .add(new Command(
                            "lesson.option-" + option,
                            Command.Group.LESSON,
                            texts.bind("command.option", option),
                            OPTIONS.getOrDefault(option, List.of()),
                            can,
                            () -> choose.accept(option)));
        }
    }

    /** Says what is possible in the lesson that is under way; nothing without one. */
    void possible(Optional<Going> going) {
        possible.forEach(
                (id, can) -> can.set(going.filter(way -> isPossible(id, way)).isPresent()));
    }

    private static boolean isPossible(String id, Going way) {
        return switch (id) {
            case "lesson.next" -> way.canGoNext();
            case "lesson.back" -> way.canGoBack();
            case "lesson.explore" -> way.canExplore();
            case "lesson.go", "lesson.show", "lesson.contents", "lesson.restart", "lesson.leave" -> true;
            default -> way.canChoose();
        };
    }
}
