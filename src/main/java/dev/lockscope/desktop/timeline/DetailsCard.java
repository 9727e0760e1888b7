package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.timeline.Hit;
import dev.lockscope.timeline.Span;
import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Tells what the mouse points at: what, from when to when, how long, whose. */
final class DetailsCard {

    private static final double AWAY = 14;

    private final Words words;
    private final TimelineWords texts;
    private final Pane pane = new Pane();
    private final VBox card = new VBox();
    private Optional<Span> shown = Optional.empty();

    DetailsCard(Words words, TimelineWords texts) {
        this.words = words;
        this.texts = texts;
        card.getStyleClass().add("timeline-card");
        card.setId("timeline-details");
        card.setVisible(false);
        pane.setMouseTransparent(true);
        pane.getChildren().add(card);
    }

    /** The pane over the picture in which it moves. */
    Region pane() {
        return pane;
    }

    void hide() {
        card.setVisible(false);
        shown = Optional.empty();
    }

    /** Shows it beside a place of the picture. */
    void show(Session session, Hit hit, double x, double y) {
        if (shown.filter(hit.span()::equals).isEmpty()) {
            shown = Optional.of(hit.span());
            List<String> lines = lines(session, hit);
            card.getChildren().clear();
            for (int i = 0; i < lines.size(); i++) {
                Label line = new Label(lines.get(i));
                line.setWrapText(true);
                line.getStyleClass().add(i == 0 ? "timeline-card-title" : "timeline-card-line");
                card.getChildren().add(line);
            }
        }
        card.setVisible(true);
        card.applyCss();
        card.autosize();
        double left = x + AWAY + card.getWidth() > pane.getWidth() ? x - AWAY - card.getWidth() : x + AWAY;
        double top = y + AWAY + card.getHeight() > pane.getHeight() ? y - AWAY - card.getHeight() : y + AWAY;
        card.relocate(Math.max(0, left), Math.max(0, top));
    }

    private List<String> lines(Session session, Hit hit) {
        Span span = hit.span();
        List<String> lines = new ArrayList<>();
        lines.add(texts.picture().what(span));
        session.timeline().event(span.beganBy()).ifPresent(event -> lines.add(sentence(event)));
        lines.add(texts.picture().when(span, session.timeline().now()));
        if (span.isOpen()) {
            span.planned().ifPresent(end -> lines.add(texts.picture().planned(end)));
        }
        if (hit.others() > 0) {
            lines.add(texts.texts().say("card.others", hit.others()));
        }
        return lines;
    }

    private String sentence(Event event) {
        return words.tell(event);
    }
}
