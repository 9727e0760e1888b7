package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Prose;
import dev.lockscope.desktop.course.Guessing;
import dev.lockscope.desktop.inspector.panel.Announcer;
import dev.lockscope.desktop.words.ScheduleLine;
import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.Fewest;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.ScheduleText;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** A number to guess, how few faults break the lock, and what the explorer says to that. */
final class FewestView {

    private static final List<Integer> GUESSES = List.of(0, 1, 2, 3, Guessing.NEVER);

    private final Reading reading;
    private final Guessing guessing;
    private final Map<Integer, RadioButton> guesses = new LinkedHashMap<>();
    private final Button begin = new Button();
    private final Button stop = new Button();
    private final Label note = Reading.wrapped("", "muted");
    private final ProgressBar bar = new ProgressBar();
    private final VBox answer = new VBox();
    private final Announcer announcer = new Announcer("fewest-said");
    private final VBox view;
    private Optional<Guessing.State> shown = Optional.empty();

    FewestView(Reading reading, Guessing guessing) {
        this.reading = reading;
        this.guessing = guessing;
        VBox question = reading.prose(reading.text().fewest().orElse(Prose.NONE));
        question.setId("fewest-question");
        VBox rows = new VBox();
        rows.setId("fewest-guesses");
        rows.getStyleClass().add("fewest-guesses");
        ToggleGroup group = new ToggleGroup();
        for (int guess : GUESSES) {
            RadioButton button = new RadioButton(name(guess));
            button.setId("guess-" + key(guess));
            button.setToggleGroup(group);
            button.setWrapText(true);
            button.setMinHeight(Region.USE_PREF_SIZE);
            button.selectedProperty().addListener((property, old, now) -> {
                if (now) {
                    guessing.guess(guess);
                    refresh();
                }
            });
            guesses.put(guess, button);
            rows.getChildren().add(button);
        }
        note.setId("fewest-note");
        bar.setId("fewest-bar");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.accessibleTextProperty().bind(note.textProperty());
        answer.setId("fewest-answer");
        answer.getStyleClass().add("lesson-page");
        button(begin, "fewest.begin", "fewest-begin", Material2OutlinedMZ.PLAY_ARROW);
        begin.setOnAction(event -> guessing.begin());
        button(stop, "fewest.stop", "fewest-stop", Material2OutlinedMZ.STOP);
        stop.setOnAction(event -> guessing.stop());
        view = Reading.page(
                "fewest", reading.heading("fewest"), question, rows, begin, stop, note, bar, answer, announcer.view());
        refresh();
    }

    private void button(Button button, String key, String id, Ikon sign) {
        button.setText(reading.texts().say(key));
        button.setGraphic(new FontIcon(sign));
        button.setId(id);
    }

    private static String key(int guess) {
        return guess == Guessing.NEVER ? "never" : Integer.toString(guess);
    }

    private String name(int guess) {
        return reading.texts().say("fewest.guess." + key(guess));
    }

    Region view() {
        return view;
    }

    void refresh() {
        Guessing.State now = guessing.state().get();
        boolean going = now instanceof Guessing.Going;
        boolean through = now instanceof Guessing.Answered done && done.fewest().isPresent();
        guesses.forEach((guess, button) -> {
            button.setSelected(guessing.guess().get().filter(guess::equals).isPresent());
            button.setDisable(!guessing.mayGuess());
        });
        boolean held = begin.isFocused() || stop.isFocused();
        Reading.show(begin, !going && !through);
        Reading.show(stop, going);
        Reading.show(bar, !through);
        bar.setVisible(going);
        bar.setProgress(going && !reading.desk().look().reducedMotion().get() ? ProgressBar.INDETERMINATE_PROGRESS : 0);
        begin.setDisable(guessing.guess().get().isEmpty());
        String told = note(now);
        // The places of what is told beside a button stay while there is one, so that nothing moves under a hand.
        Reading.show(note, !through);
        note.setVisible(!through && !told.isEmpty());
        if (!told.isEmpty()) {
            note.setText(told);
        }
        if (shown.filter(now::equals).isEmpty()) {
            boolean answered = shown.isPresent() && now instanceof Guessing.Answered;
            shown = Optional.of(now);
            answer.getChildren().setAll(now instanceof Guessing.Answered done ? answer(done) : List.of());
            Reading.show(answer, now instanceof Guessing.Answered);
            if (answered && now instanceof Guessing.Answered done) {
                announcer.say(headline(done));
            }
            if (held) {
                follow(going);
            }
        }
    }

    /** Whoever pressed a button that is gone goes on where it led. */
    private void follow(boolean going) {
        if (going) {
            stop.requestFocus();
        } else if (begin.isVisible()) {
            begin.requestFocus();
        } else {
            Optional.ofNullable(answer.lookup("#fewest-schedule")).ifPresent(Node::requestFocus);
        }
    }

    private String note(Guessing.State now) {
        if (now instanceof Guessing.Going going) {
            return reading.texts()
                    .say("fewest.going", going.faults(), number(going.tally().states()));
        }
        return now instanceof Guessing.Open && guessing.guess().get().isEmpty()
                ? reading.texts().say("fewest.open")
                : "";
    }

    private String number(long value) {
        return NumberFormat.getIntegerInstance(reading.desk().words().locale()).format(value);
    }

    private boolean isRight(Guessing.Answered done) {
        return done.fewest().isPresent()
                && done.fewest().equals(guessing.guess().get());
    }

    private String headline(Guessing.Answered done) {
        if (done.fewest().isEmpty()) {
            return reading.texts().say("fewest.stopped");
        }
        return isRight(done)
                ? reading.texts().say("fewest.right")
                : reading.texts()
                        .say("fewest.wrong", name(guessing.guess().get().orElse(0)));
    }

    private List<Node> answer(Guessing.Answered done) {
        Label headline = Reading.wrapped(headline(done), "outcome-word");
        headline.setId("fewest-headline");
        VBox words = new VBox(headline);
        words.setMinWidth(0);
        done.fewest().ifPresent(fewest -> {
            Label what = Reading.wrapped(
                    fewest == Guessing.NEVER
                            ? reading.texts().say("fewest.never")
                            : reading.texts().say("fewest.broken", fewest));
            what.setId("fewest-words");
            words.getChildren().add(what);
        });
        List<Node> parts = new ArrayList<>();
        parts.add(VerdictBox.box(sign(done), style(done), words));
        parts.add(proof(done.answer()));
        done.found().ifPresent(found -> parts.addAll(schedule(found)));
        return parts;
    }

    private Ikon sign(Guessing.Answered done) {
        if (done.fewest().isEmpty()) {
            return Material2OutlinedAL.HELP_OUTLINE;
        }
        return isRight(done) ? Material2OutlinedAL.CHECK : Material2OutlinedAL.CLOSE;
    }

    private String style(Guessing.Answered done) {
        return isRight(done) ? "good" : done.fewest().isEmpty() ? "plain" : "warning";
    }

    /** What each search has come to, with no fault, with one, and so on. */
    private VBox proof(Fewest.Answer answer) {
        VBox lines = new VBox();
        lines.setId("fewest-proof");
        lines.getStyleClass().add("prose-list");
        for (int faults = 0; faults < answer.results().size(); faults++) {
            Result result = answer.results().get(faults);
            String key = result instanceof Result.Complete
                    ? "fewest.complete"
                    : result instanceof Result.Broken ? "fewest.breaks" : "fewest.cut";
            String line = reading.texts().say(key, faults, number(result.tally().states()));
            lines.getChildren().add(Reading.wrapped("• " + line));
        }
        return lines;
    }

    private List<Node> schedule(Counterexample found) {
        ScheduleText words =
                ScheduleText.in(reading.language(), guessing.question().scenario());
        List<String> wrong = found.steps().stream()
                .filter(step -> !step.move().isFree())
                .map(words::move)
                .toList();
        List<Node> parts = new ArrayList<>();
        if (!wrong.isEmpty()) {
            Label faults = Reading.wrapped(reading.texts().say("fewest.faults", String.join("; ", wrong)));
            faults.setId("fewest-faults");
            parts.add(faults);
        }
        VBox moves = new VBox();
        moves.getStyleClass().add("prose-list");
        List<ScheduleLine> lines =
                ScheduleLine.of(reading.desk().words(), guessing.question().scenario(), found.steps());
        for (ScheduleLine line : lines) {
            String move = line.number() + ". " + line.move();
            moves.getChildren().add(Reading.wrapped(line.outcome().isEmpty() ? move : move + ": " + line.outcome()));
        }
        parts.add(Folds.fold(reading.texts().say("fewest.schedule", lines.size()), moves, "fewest-schedule"));
        return parts;
    }
}
