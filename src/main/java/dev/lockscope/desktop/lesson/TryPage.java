package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Challenge;
import dev.lockscope.course.Prose;
import dev.lockscope.desktop.inspector.panel.Announcer;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.scenario.Text;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** The challenge, and how the learner's own run does. */
final class TryPage implements LessonPage {

    private final Reading reading;
    private final VBox result = new VBox();
    private final Announcer announcer = new Announcer("attempt-said");
    private final Button again;
    private final VBox explore;
    private final Optional<FewestView> fewest;
    private final VBox view;
    private Optional<Challenge.Result> shown = Optional.empty();

    TryPage(Reading reading) {
        this.reading = reading;
        VBox task = reading.prose(reading.text().task().orElse(Prose.NONE));
        task.setId("try-task");
        task.getStyleClass().add("lesson-question");
        this.again = again();
        this.explore = explore();
        this.fewest = reading.play().guessing().map(guessing -> new FewestView(reading, guessing));
        this.view = Reading.page("lesson-try", task, result, again, explore);
        reading.play().lesson().run().flatMap(content -> content.challenge()).ifPresent(challenge -> {
            view.getChildren().addAll(reading.heading("rules"), rules(challenge));
        });
        reading.text()
                .hint()
                .ifPresent(hint -> view.getChildren()
                        .add(Folds.fold(reading.texts().say("hint"), reading.prose(hint), "try-hint")));
        fewest.ifPresent(block -> view.getChildren().add(block.view()));
        view.getChildren().add(announcer.view());
        result.setId("attempt");
        show(Optional.empty());
        refresh();
    }

    private Button again() {
        Button again = new Button(reading.texts().say("try-again"), new FontIcon(Material2OutlinedMZ.REPLAY));
        again.setId("try-again");
        again.setOnAction(event -> reading.play().tryAgain());
        return again;
    }

    /** The explorer does better, but the learner goes first. */
    private VBox explore() {
        Button button = new Button(reading.texts().say("explore"), new FontIcon(Material2OutlinedAL.EXPLORE));
        button.setId("try-explore");
        button.setOnAction(event -> reading.going().explore());
        Label note = Reading.wrapped(reading.texts().say("explore.note"), "muted");
        note.setId("try-explore-note");
        VBox box = new VBox(button, note);
        box.getStyleClass().add("try-explore");
        box.setMinWidth(0);
        return box;
    }

    private VBox rules(Challenge challenge) {
        VBox rules = new VBox();
        rules.setId("try-rules");
        rules.getStyleClass().add("prose-list");
        RulesWords.of(challenge, reading.texts())
                .forEach(rule -> rules.getChildren().add(Reading.wrapped("• " + rule, "rule")));
        return rules;
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void refresh() {
        boolean begun = reading.play()
                .session()
                .get()
                .filter(run -> run.phase().get() != Phase.READY)
                .isPresent();
        Reading.show(again, begun);
        Reading.show(explore, reading.going().canExplore());
        fewest.ifPresent(FewestView::refresh);
        Optional<Challenge.Result> now = reading.play().attempt().get();
        if (!now.equals(shown)) {
            show(now);
        }
    }

    private void show(Optional<Challenge.Result> now) {
        shown = now;
        if (now.isEmpty()) {
            put(Material2OutlinedAL.FLAG, "plain", "attempt.open", List.of());
        } else if (now.orElseThrow() instanceof Challenge.Won) {
            put(Material2OutlinedAL.EMOJI_EVENTS, "good", "attempt.won", List.of());
        } else if (now.orElseThrow() instanceof Challenge.NotYet notYet) {
            put(Material2OutlinedAL.HOURGLASS_EMPTY, "plain", "attempt.not-yet", notYet.missing());
        } else if (now.orElseThrow() instanceof Challenge.AgainstTheRules against) {
            put(Material2OutlinedMZ.WARNING, "warning", "attempt.against", against.broken());
        }
    }

    private void put(Ikon sign, String style, String key, List<Text> details) {
        Label headline = Reading.wrapped(reading.texts().say(key), "outcome-word");
        headline.setId("attempt-words");
        VBox words = new VBox(headline);
        words.setMinWidth(0);
        details.forEach(detail -> words.getChildren().add(Reading.wrapped("• " + detail.in(reading.language()))));
        Node box = VerdictBox.box(sign, style, words);
        box.getStyleClass().add(key.replace('.', '-'));
        result.getChildren().setAll(box);
        announcer.say(headline.getText());
    }
}
