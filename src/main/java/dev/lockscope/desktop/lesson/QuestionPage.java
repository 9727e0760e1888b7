package dev.lockscope.desktop.lesson;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What the learner thinks will happen. No option is marked; the run decides. */
final class QuestionPage implements LessonPage {

    private final Reading reading;
    private final OptionRows options;
    private final Label note;
    private final VBox view;

    QuestionPage(Reading reading) {
        this.reading = reading;
        VBox question = reading.prose(reading.text().question());
        question.setId("lesson-question-text");
        question.getStyleClass().add("lesson-question");
        this.options = new OptionRows(
                reading, reading.text().options(), option -> reading.play().predict(option));
        this.note = Reading.wrapped("", "muted");
        note.setId("question-note");
        this.view = Reading.page("lesson-question", question, options.view(), note);
        refresh();
    }

    @Override
    public Region view() {
        return view;
    }

    /** So that whoever presses Enter once too often has not skipped it. */
    @Override
    public boolean focus() {
        boolean open =
                reading.play().mayPredict() && reading.play().chosen().get().isEmpty();
        if (open) {
            options.focus();
        }
        return open;
    }

    @Override
    public void refresh() {
        boolean locked = !reading.play().mayPredict();
        Optional<String> chosen = reading.play().chosen().get();
        options.show(chosen, locked, Optional.empty());
        String key = locked ? "question.locked" : chosen.isPresent() ? "question.chosen" : "question.open";
        note.setText(reading.texts().say(key));
    }
}
