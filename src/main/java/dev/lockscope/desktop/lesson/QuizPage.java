package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Card;
import dev.lockscope.course.CardTexts;
import dev.lockscope.course.LessonText;
import dev.lockscope.desktop.course.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** Tasks or questions that no run answers, one at a time; after the choice, why. */
final class QuizPage implements LessonPage {

    private final Reading reading;
    private final Page page;
    private final Deck deck;
    private final VBox view;
    private Optional<Object> shown = Optional.empty();

    QuizPage(Reading reading, Page page, Deck deck) {
        this.reading = reading;
        this.page = page;
        this.deck = deck;
        this.view = Reading.page("lesson-" + page.name().toLowerCase(Locale.ROOT));
        refresh();
    }

    /** What a task or question of a page says. */
    static Optional<CardTexts.CardText> text(LessonText text, Page page, Optional<Card> card) {
        return text.cards()
                .flatMap(all -> card.flatMap(
                        one -> Optional.ofNullable((page == Page.CARDS ? all.cards() : all.quiz()).get(one.id()))));
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void refresh() {
        Object now = List.of(deck.place(), deck.answer());
        if (shown.filter(now::equals).isPresent()) {
            return;
        }
        shown = Optional.of(now);
        List<Node> parts = new ArrayList<>();
        Optional<Card> card = deck.card();
        text(reading.text(), page, card).ifPresent(text -> {
            Label place = Reading.wrapped(
                    reading.texts()
                            .say(page == Page.CARDS ? "card.place" : "quiz.place", deck.place() + 1, deck.size()),
                    "heading");
            place.setId("quiz-place");
            VBox task = reading.prose(text.task());
            task.getStyleClass().add("lesson-question");
            task.setId("quiz-task");
            parts.add(place);
            parts.add(task);
            if (page == Page.CARDS) {
                reading.text().cards().ifPresent(all -> parts.add(reading.prose(all.intro())));
            }
            OptionRows options = new OptionRows(reading, text.options(), reading.going()::choose);
            Optional<String> answer = deck.answer();
            options.show(answer, answer.isPresent(), answer.flatMap(any -> card.map(Card::right)));
            parts.add(options.view());
            answer.ifPresent(own -> explain(parts, card.orElseThrow(), own, text));
        });
        view.getChildren().setAll(parts);
    }

    private void explain(List<Node> parts, Card card, String own, CardTexts.CardText text) {
        boolean right = own.equals(card.right());
        Label word =
                Reading.wrapped(reading.texts().say(right ? "quiz.right" : "quiz.wrong", card.right()), "outcome-word");
        word.setId("quiz-answer");
        VBox words = new VBox(word, reading.prose(text.explanation()));
        words.setMinWidth(0);
        words.getStyleClass().add("outcome-option");
        parts.add(VerdictBox.box(
                right ? Material2OutlinedAL.CHECK : Material2OutlinedAL.CLOSE, right ? "good" : "warning", words));
        if (!right) {
            reading.desk().course().lessons().get().lesson(card.see()).ifPresent(lesson -> {
                Hyperlink link = new Hyperlink(reading.texts()
                        .say(
                                "quiz.see",
                                lesson.number(),
                                lesson.text(reading.language()).title()));
                link.setId("quiz-see");
                link.setWrapText(true);
                link.getStyleClass().add("lesson-link");
                link.setOnAction(event -> reading.desk().course().begin(lesson));
                parts.add(link);
            });
        }
        if (deck.isDone()) {
            Label score = Reading.wrapped(reading.texts().say("quiz.score", deck.right(), deck.size()), "outcome-word");
            score.setId("quiz-score");
            parts.add(score);
        }
    }
}
