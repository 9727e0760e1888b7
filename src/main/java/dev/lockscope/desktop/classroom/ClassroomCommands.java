package dev.lockscope.desktop.classroom;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.words.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** What can be asked for by key while a lesson is presented; other things have these keys only when it is not. */
final class ClassroomCommands {

    private static final Map<String, KeyCode> LETTERS =
            Map.of("a", KeyCode.A, "b", KeyCode.B, "c", KeyCode.C, "d", KeyCode.D, "e", KeyCode.E);

    private record Rule(BooleanProperty possible, Predicate<Presentation> when) {}

    private final Desk desk;
    private final Classroom classroom;
    private final Texts texts;
    private final List<Rule> rules = new ArrayList<>();
    private final ChangeListener<Object> changed = (property, old, now) -> look();

    ClassroomCommands(Desk desk, Classroom classroom) {
        this.desk = desk;
        this.classroom = classroom;
        this.texts = desk.words().of(CueWords.BUNDLE);
    }

    void add() {
        add("next", now -> true, Presentation::next, KeyCode.PAGE_DOWN, KeyCode.RIGHT, KeyCode.SPACE);
        add("back", now -> now.place() > 1, Presentation::back, KeyCode.PAGE_UP, KeyCode.LEFT);
        add("beats", now -> true, now -> classroom.openOverview(), KeyCode.G);
        add("reveal", Presentation::canReveal, Presentation::reveal, KeyCode.R);
        for (String option : List.of("a", "b", "c", "d", "e")) {
            add(
                    "vote-" + option,
                    texts.bind("command.vote", option),
                    now -> asks(now, option),
                    now -> now.votes().cast(now.cue().get(), option),
                    Optional.ofNullable(LETTERS.get(option)).stream().toArray(KeyCode[]::new));
        }
        add(
                "unvote",
                now -> tally(now).total() > 0,
                now -> now.votes().takeBack(now.cue().get()),
                KeyCode.BACK_SPACE);
        add(
                "clear-votes",
                now -> tally(now).total() > 0,
                now -> now.votes().clear(now.cue().get()),
                KeyCode.DELETE,
                KeyCode.DIGIT0);
        add(
                "hide-votes",
                now -> true,
                now -> now.votes().hidden().set(!now.votes().hidden().get()),
                KeyCode.H);
        ObservableBooleanValue underWay = Bindings.createBooleanBinding(
                () -> classroom.presentation().get().isPresent(), classroom.presentation());
        desk.commands()
                .add(new Command(
                        "lesson.teacher",
                        Command.Group.LESSON,
                        texts.bind("command.teacher"),
                        List.of(new KeyCodeCombination(KeyCode.F6)),
                        underWay,
                        classroom::openNotes));
        desk.commands()
                .add(new Command(
                        "lesson.present",
                        Command.Group.LESSON,
                        texts.bind("command.present"),
                        List.of(),
                        underWay,
                        () -> desk.look()
                                .presenting()
                                .set(!desk.look().presenting().get())));
        classroom.presentation().addListener((property, old, now) -> {
            old.ifPresent(each -> {
                each.cue().removeListener(changed);
                each.votes().tallies().removeListener(changed);
            });
            now.ifPresent(each -> {
                each.cue().addListener(changed);
                each.votes().tallies().addListener(changed);
            });
            look();
        });
        desk.look().presenting().addListener(changed);
        look();
    }

    private static boolean asks(Presentation now, String option) {
        return now.cue().get().asks() && now.options(now.cue().get()).contains(option);
    }

    private static Tally tally(Presentation now) {
        return now.cue().get().asks() ? now.votes().on(now.cue().get()) : Tally.NONE;
    }

    private void look() {
        Optional<Presentation> shown = classroom
                .presentation()
                .get()
                .filter(now -> desk.look().presenting().get());
        rules.forEach(rule -> rule.possible().set(shown.filter(rule.when()).isPresent()));
    }

    private void add(String id, Predicate<Presentation> when, Consumer<Presentation> action, KeyCode... keys) {
        add(id, texts.bind("command." + id), when, action, keys);
    }

    private void add(
            String id,
            ObservableStringValue name,
            Predicate<Presentation> when,
            Consumer<Presentation> action,
            KeyCode... keys) {
        BooleanProperty possible = new SimpleBooleanProperty();
        rules.add(new Rule(possible, when));
        desk.commands()
                .addFirst(new Command(
                        "classroom." + id,
                        Command.Group.CLASSROOM,
                        name,
                        List.of(keys).stream()
                                .<KeyCombination>map(KeyCodeCombination::new)
                                .toList(),
                        possible,
                        () -> classroom.presentation().get().ifPresent(action)));
    }
}
