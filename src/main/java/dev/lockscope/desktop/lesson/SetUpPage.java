package dev.lockscope.desktop.lesson;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What a lesson is for, and what stands on the stage. */
final class SetUpPage implements LessonPage {

    private final Reading reading;
    private final VBox view;

    SetUpPage(Reading reading) {
        this.reading = reading;
        VBox goal = reading.prose(reading.text().goal());
        goal.getStyleClass().add("lesson-goal");
        goal.setId("lesson-goal");
        view = Reading.page(
                "lesson-set-up",
                goal,
                Reading.wrapped(
                        reading.texts().say("minutes", reading.play().lesson().minutes()), "muted"),
                reading.heading(reading.play().lesson().run().isPresent() ? "set-up" : "set-up.cards"),
                reading.prose(reading.text().setUp()));
        List<Button> chips = reading.play().lesson().terms().stream()
                .flatMap(term -> reading.desk().course().lessons().get().glossary().entry(term).stream())
                .map(entry -> chip(entry.id(), entry.in(reading.language()).term()))
                .toList();
        if (!chips.isEmpty()) {
            FlowPane terms = new FlowPane();
            terms.getStyleClass().add("lesson-terms");
            terms.getChildren().setAll(chips);
            terms.setPrefWrapLength(200);
            view.getChildren().addAll(reading.heading("terms"), terms);
        }
    }

    private Button chip(String id, String term) {
        Button chip = new Button(term);
        chip.setId("chip-" + id);
        chip.getStyleClass().add("term-chip");
        reading.terms().explain(chip, id);
        chip.setOnAction(event -> reading.terms().show(chip, id));
        return chip;
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void refresh() {
        // Nothing of it changes.
    }
}
