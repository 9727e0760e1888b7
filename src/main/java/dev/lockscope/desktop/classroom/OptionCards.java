package dev.lockscope.desktop.classroom;

import dev.lockscope.course.Prose;
import dev.lockscope.desktop.prose.ProseView;
import dev.lockscope.desktop.prose.Terms;
import dev.lockscope.desktop.words.Texts;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** What the room can vote for, in large letters, with the votes beside. */
final class OptionCards {

    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
    private static final int COLUMNS = 2;

    private final Texts texts;
    private final Terms terms;
    private final String rightWord;

    /**
     * Cards of a beat.
     *
     * @param rightWord the key of what the right one is marked with
     */
    OptionCards(Texts texts, Terms terms, String rightWord) {
        this.texts = texts;
        this.rightWord = rightWord;
        this.terms = terms;
    }

    /**
     * The options of a question.
     *
     * @param tally the votes; nothing where they are not to be seen
     * @param right the right option, where it is told
     * @param vote what a click on an option does; nothing where the vote is over
     */
    GridPane of(
            Map<String, Prose> options,
            Optional<Tally> tally,
            Optional<String> right,
            Optional<Consumer<String>> vote) {
        GridPane grid = new GridPane();
        grid.setId("room-options");
        grid.getStyleClass().add("room-options");
        for (int i = 0; i < COLUMNS; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 / COLUMNS);
            grid.getColumnConstraints().add(column);
        }
        int place = 0;
        for (Map.Entry<String, Prose> option : options.entrySet()) {
            Region card = card(option.getKey(), option.getValue(), tally, right);
            vote.ifPresent(voted -> {
                card.getStyleClass().add("open");
                card.setOnMouseClicked(event -> voted.accept(option.getKey()));
            });
            grid.add(card, place % COLUMNS, place / COLUMNS);
            place++;
        }
        return grid;
    }

    private Region card(String id, Prose words, Optional<Tally> tally, Optional<String> right) {
        boolean isRight = right.filter(id::equals).isPresent();
        Label letter = new Label(id);
        letter.getStyleClass().add("room-letter");
        letter.setMinWidth(Region.USE_PREF_SIZE);
        VBox text = new VBox(ProseView.of(words, terms));
        text.setAlignment(Pos.CENTER_LEFT);
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox card = new HBox(letter, text);
        VBox beside = new VBox();
        tally.filter(votes -> votes.total() > 0)
                .ifPresent(votes -> beside.getChildren().add(votes(id, votes)));
        if (isRight) {
            beside.getChildren().add(mark());
        }
        if (!beside.getChildren().isEmpty()) {
            beside.getStyleClass().add("room-beside");
            beside.setMinWidth(Region.USE_PREF_SIZE);
            card.getChildren().add(beside);
        }
        card.setId("room-option-" + id);
        card.getStyleClass().add("room-option");
        card.setAlignment(Pos.CENTER_LEFT);
        card.setMaxHeight(Double.MAX_VALUE);
        card.setMinWidth(0);
        card.pseudoClassStateChanged(RIGHT, isRight);
        card.setAccessibleRole(AccessibleRole.TEXT);
        String counted = tally.map(votes -> texts.say("votes.of", votes.of(id))).orElse("");
        card.setAccessibleText(String.join(" ", id, words.plain(), counted, isRight ? texts.say(rightWord) : "")
                .strip());
        return card;
    }

    private static Node votes(String id, Tally votes) {
        HBox row = new HBox(bar(votes.share(id)), count(id, votes));
        row.setAlignment(Pos.CENTER_RIGHT);
        row.getStyleClass().add("room-votes");
        return row;
    }

    private static Node bar(double share) {
        Region filled = new Region();
        filled.getStyleClass().add("room-bar-filled");
        StackPane track = new StackPane(filled);
        track.getStyleClass().add("room-bar");
        filled.maxWidthProperty().bind(track.widthProperty().multiply(share));
        filled.setMinWidth(0);
        StackPane.setAlignment(filled, Pos.CENTER_LEFT);
        track.setMaxHeight(Region.USE_PREF_SIZE);
        track.setMinWidth(Region.USE_PREF_SIZE);
        return track;
    }

    private static Node count(String id, Tally votes) {
        Label count = new Label(String.valueOf(votes.of(id)));
        count.setId("room-count-" + id);
        count.getStyleClass().add("room-count");
        count.setMinWidth(Region.USE_PREF_SIZE);
        return count;
    }

    private Node mark() {
        FontIcon sign = new FontIcon(Material2OutlinedAL.CHECK_CIRCLE);
        sign.getStyleClass().add("room-icon");
        Label mark = new Label(texts.say(rightWord), sign);
        mark.setId("room-right");
        mark.getStyleClass().add("room-right");
        mark.setMinWidth(Region.USE_PREF_SIZE);
        return mark;
    }
}
