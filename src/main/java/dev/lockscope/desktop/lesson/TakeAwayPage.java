package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Progress;
import dev.lockscope.course.Source;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.theme.Hint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** What to remember, how the learner did, and where to read on. */
final class TakeAwayPage implements LessonPage {

    private final Reading reading;
    private final VBox view;

    TakeAwayPage(Reading reading) {
        this.reading = reading;
        VBox points = reading.prose(reading.text().takeAway());
        points.setId("take-away-points");
        points.getStyleClass().add("lesson-question");
        this.view = Reading.page("lesson-take-away", points);
        List<Node> results = results();
        if (!results.isEmpty()) {
            view.getChildren().add(reading.heading("results"));
            view.getChildren().addAll(results);
        }
        if (reading.play().lesson().run().isEmpty()) {
            reading.desk()
                    .commands()
                    .find("course.summary")
                    .ifPresent(command -> view.getChildren().add(summary(command)));
        }
        List<Source> sources = reading.play().lesson().sources();
        if (!sources.isEmpty()) {
            view.getChildren().add(reading.heading("sources"));
            sources.forEach(source -> view.getChildren().add(source(source)));
        }
    }

    /** Where the course ends, there is a page to take away. */
    private static Button summary(Command command) {
        Button button = new Button("", new FontIcon(Material2OutlinedMZ.SAVE_ALT));
        button.setId("take-away-summary");
        button.textProperty().bind(command.name());
        button.setOnAction(event -> command.ask());
        return button;
    }

    private List<Node> results() {
        List<Node> results = new ArrayList<>();
        Progress.OfLesson own =
                reading.desk().course().progress().of(reading.play().lesson().id());
        reading.play().lesson().run().ifPresent(content -> {
            results.add(result(
                    own.prediction() == Progress.Prediction.RIGHT,
                    reading.texts()
                            .say(
                                    "result." + own.prediction().name().toLowerCase(Locale.ROOT),
                                    own.chosen().orElse("")),
                    "result-prediction"));
            content.challenge()
                    .ifPresent(challenge -> results.add(result(
                            own.won(),
                            reading.texts().say(own.won() ? "result.won" : "result.not-won"),
                            "result-challenge")));
            content.fewest()
                    .ifPresent(question -> results.add(result(
                            own.guessed(),
                            reading.texts().say(own.guessed() ? "result.guessed" : "result.not-guessed"),
                            "result-fewest")));
        });
        score(results, "result.cards", reading.decks().cards());
        score(results, "result.quiz", reading.decks().quiz());
        return results;
    }

    private void score(List<Node> results, String key, Deck deck) {
        if (deck.answered() > 0) {
            results.add(result(
                    deck.right() == deck.size(),
                    reading.texts().say(key, deck.right(), deck.size()),
                    key.replace('.', '-')));
        }
    }

    private static Node result(boolean good, String words, String id) {
        Label label = Reading.wrapped(words);
        label.setId(id);
        FontIcon icon =
                new FontIcon(good ? Material2OutlinedAL.CHECK_CIRCLE : Material2OutlinedMZ.RADIO_BUTTON_UNCHECKED);
        icon.getStyleClass().add(good ? "good" : "muted");
        HBox row = new HBox(icon, label);
        row.getStyleClass().add("result");
        row.setMinWidth(0);
        return row;
    }

    private Node source(Source source) {
        Label title = Reading.wrapped(source.title());
        Label address = Reading.wrapped(source.url().toString(), "source-address");
        VBox words = new VBox(title, address);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button copy = new Button("", new FontIcon(Material2OutlinedAL.CONTENT_COPY));
        copy.setMinWidth(Region.USE_PREF_SIZE);
        copy.getStyleClass().addAll("flat", "button-icon");
        copy.setAccessibleText(reading.texts().say("copy", source.title()));
        copy.setTooltip(new Hint(reading.texts().say("copy.short")));
        copy.setOnAction(event -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(source.url().toString());
            Clipboard.getSystemClipboard().setContent(content);
        });
        HBox row = new HBox(words, copy);
        row.getStyleClass().add("source");
        row.setMinWidth(0);
        return row;
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void refresh() {
        // What it tells is over.
    }
}
