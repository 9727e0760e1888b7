package dev.lockscope.desktop.lesson;

import dev.lockscope.desktop.course.Seen;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/** The moments of a run that matter, the latest one large below the others; each leads back to its moment. */
final class BeatCards {

    private static final PseudoClass LATEST = PseudoClass.getPseudoClass("latest");

    private final Reading reading;
    private final Function<Seen, VBox> words;
    private final VBox view = new VBox();
    private List<Seen> shown = List.of();

    /**
     * No moment yet.
     *
     * @param words what is said of each
     */
    BeatCards(Reading reading, Function<Seen, VBox> words) {
        this.reading = reading;
        this.words = words;
        view.setId("beats");
        view.getStyleClass().add("beats");
        view.setMinWidth(0);
    }

    VBox view() {
        return view;
    }

    /** Shows what there is by now; the cards that were there before stay as they are. */
    void show(List<Seen> seen) {
        if (seen.equals(shown)) {
            return;
        }
        boolean grown =
                seen.size() >= shown.size() && seen.subList(0, shown.size()).equals(shown);
        int kept = grown ? shown.size() : 0;
        List<Node> cards = new ArrayList<>(view.getChildren().subList(0, kept));
        for (int i = kept; i < seen.size(); i++) {
            cards.add(card(i + 1, seen.get(i)));
        }
        view.getChildren().setAll(cards);
        shown = List.copyOf(seen);
        for (int i = 0; i < cards.size(); i++) {
            cards.get(i).pseudoClassStateChanged(LATEST, i == cards.size() - 1);
        }
    }

    private VBox card(int number, Seen seen) {
        String instant = reading.desk().words().events().seconds(seen.event().at());
        Button go = new Button(reading.texts().say("beat", number, instant));
        go.setId("beat-go-" + seen.beat().id());
        go.getStyleClass().add("beat-go");
        go.setAccessibleText(reading.texts().say("beat.go", number, instant));
        go.setOnAction(event -> reading.play().goTo(seen));
        VBox card = new VBox(go, words.apply(seen));
        card.setId("beat-" + seen.beat().id());
        card.getStyleClass().add("beat");
        card.setMinWidth(0);
        card.setOnMouseClicked(event -> reading.play().goTo(seen));
        return card;
    }
}
