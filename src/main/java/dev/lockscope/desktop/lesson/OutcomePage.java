package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Prose;
import dev.lockscope.desktop.course.LessonPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** What happened, beside what was predicted. */
final class OutcomePage implements LessonPage {

    private final Reading reading;
    private final VBox view;
    private Optional<Object> shown = Optional.empty();

    OutcomePage(Reading reading) {
        this.reading = reading;
        this.view = Reading.page("lesson-outcome");
        refresh();
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void refresh() {
        LessonPlay play = reading.play();
        Result result = Result.of(play.grade().get(), play.chosen().get());
        Object now = List.of(result, play.verdict().get());
        if (shown.filter(now::equals).isPresent()) {
            return;
        }
        shown = Optional.of(now);
        List<Node> parts = new ArrayList<>();
        play.verdict().get().ifPresent(verdict -> {
            parts.add(reading.heading("verdict"));
            parts.add(VerdictBox.of(verdict, reading.desk().words()));
        });
        add(parts, result);
        view.getChildren().setAll(parts);
    }

    private void add(List<Node> parts, Result result) {
        if (result instanceof Result.Right right) {
            parts.add(option("outcome.right", right.option(), "good", true));
            explain(parts, Optional.of(right.option()));
        } else if (result instanceof Result.Wrong wrong) {
            parts.add(option("outcome.predicted", wrong.chosen(), "warning", false));
            parts.add(option("outcome.happened", wrong.right(), "good", true));
            explain(parts, Optional.of(wrong.chosen()));
        } else if (result instanceof Result.Skipped skipped) {
            parts.add(option("outcome.skipped", skipped.right(), "plain", true));
            explain(parts, Optional.empty());
        } else {
            parts.add(note(result));
        }
    }

    private Node note(Result result) {
        String key = result instanceof Result.Disturbed
                ? "outcome.disturbed"
                : result instanceof Result.Undecided ? "outcome.undecided" : "outcome.open";
        Label words = Reading.wrapped(reading.texts().say(key));
        words.setId("outcome-note");
        return VerdictBox.box(Material2OutlinedAL.HELP_OUTLINE, "warning", words);
    }

    private Node option(String key, String option, String style, boolean happened) {
        Label heading = Reading.wrapped(reading.texts().say(key), "outcome-word");
        heading.setId(key.replace('.', '-'));
        VBox words = new VBox(heading, reading.prose(text(option)));
        words.setMinWidth(0);
        words.getStyleClass().add("outcome-option");
        return VerdictBox.box(happened ? Material2OutlinedAL.CHECK : Material2OutlinedAL.CLOSE, style, words);
    }

    /** The option's words with its letter before them. */
    private Prose text(String option) {
        Prose words = Objects.requireNonNull(reading.text().options().get(option));
        List<Prose.Block> blocks = new ArrayList<>(words.blocks());
        if (!blocks.isEmpty() && blocks.get(0) instanceof Prose.Paragraph first) {
            List<Prose.Inline> inline = new ArrayList<>(List.of(new Prose.Words(option + ". ")));
            inline.addAll(first.words());
            blocks.set(0, new Prose.Paragraph(inline));
        }
        return new Prose(blocks);
    }

    /** First what is said to those who chose the option, then what happened, then the other options, folded. */
    private void explain(List<Node> parts, Optional<String> chosen) {
        chosen.ifPresent(option -> parts.add(answer(option)));
        parts.add(reading.heading("what-happened"));
        VBox outcome = reading.prose(reading.text().outcome());
        outcome.setId("outcome-text");
        parts.add(outcome);
        parts.add(reading.heading(chosen.isPresent() ? "other-options" : "all-options"));
        reading.text().options().keySet().stream()
                .filter(option -> chosen.filter(option::equals).isEmpty())
                .forEach(option -> parts.add(folded(option)));
    }

    private VBox answer(String option) {
        VBox answer = reading.prose(answers(option));
        answer.setId("answer-" + option);
        answer.getStyleClass().add("lesson-answer");
        return answer;
    }

    private Prose answers(String option) {
        return Optional.ofNullable(reading.text().answers().get(option)).orElse(Prose.NONE);
    }

    private Node folded(String option) {
        VBox both = new VBox(reading.prose(text(option)), answer(option));
        both.getStyleClass().add("folded-option");
        return Folds.fold(
                reading.texts()
                        .say(
                                "option.fold",
                                option,
                                Objects.requireNonNull(reading.text().options().get(option))
                                        .plain()),
                both,
                "option-fold-" + option);
    }
}
