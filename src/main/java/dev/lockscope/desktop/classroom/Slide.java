package dev.lockscope.desktop.classroom;

import dev.lockscope.course.Challenge;
import dev.lockscope.course.Prose;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.Grade;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.course.Seen;
import dev.lockscope.desktop.lesson.VerdictBox;
import dev.lockscope.desktop.prose.ProseView;
import dev.lockscope.desktop.prose.Terms;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.words.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** What a beat shows to the room. Nothing here tells an answer before its beat. */
final class Slide {

    private final Desk desk;
    private final Texts texts;
    private final Terms terms;
    private final OptionCards cards;
    private final Presentation presentation;
    private final CueWords words;

    Slide(Desk desk, Terms terms, Presentation presentation) {
        this.desk = desk;
        this.texts = desk.words().of(CueWords.BUNDLE);
        this.terms = terms;
        this.cards = new OptionCards(
                texts, terms, presentation.play().lesson().cards().isPresent() ? "right.card" : "right");
        this.presentation = presentation;
        this.words = new CueWords(desk.words(), presentation.play().lesson());
    }

    /** The beat that is shown now. */
    VBox now() {
        Cue cue = presentation.cue().get();
        List<Node> parts = new ArrayList<>();
        switch (cue.part()) {
            case GOAL -> {
                parts.add(line(words.text().title(), "room-title"));
                parts.add(large(words.prose(cue)));
            }
            case QUESTION -> ask(parts, cue);
            case START -> parts.add(line(start(), "room-large"));
            case LOOK -> look(parts, cue);
            case VERDICT -> verdict(parts, cue);
            case ANSWER -> answer(parts, cue);
            case CHANGE -> {
                words.variant(cue).ifPresent(name -> parts.add(line(name, "room-title")));
                parts.add(prose(words.prose(cue)));
            }
            case TASK -> {
                parts.add(large(words.prose(cue)));
                attempt(parts);
            }
            case SET_UP, WHY, HINT -> parts.add(prose(words.prose(cue)));
            case TAKE_AWAY -> parts.add(large(words.prose(cue)));
        }
        VBox slide = new VBox();
        slide.getChildren().setAll(parts);
        slide.setId("slide");
        slide.getStyleClass().add("slide");
        slide.setMinWidth(0);
        return slide;
    }

    private void ask(List<Node> parts, Cue cue) {
        parts.add(large(words.prose(cue)));
        Consumer<String> vote = option -> presentation.votes().cast(cue, option);
        parts.add(cards.of(words.options(cue), shown(cue), Optional.empty(), Optional.of(vote)));
    }

    /** The votes, unless the room is not to see them yet. */
    private Optional<Tally> shown(Cue question) {
        return presentation.votes().hidden().get()
                ? Optional.empty()
                : Optional.of(presentation.votes().on(question));
    }

    private Node voted(Cue cue, Optional<String> right) {
        Cue question = presentation.questionOf(cue).orElse(cue);
        return cards.of(
                words.options(question), Optional.of(presentation.votes().on(question)), right, Optional.empty());
    }

    private void look(List<Node> parts, Cue cue) {
        Optional<Seen> seen = presentation.seen(cue);
        if (cue.page() == Page.REPAIR) {
            seen.ifPresent(each -> parts.add(line(desk.words().tell(each.event()))));
        } else {
            seen.map(each -> words.text().looks().get(each.beat().id())).ifPresent(each -> parts.add(large(each)));
        }
    }

    private String start() {
        int stops = presentation
                .play()
                .lesson()
                .run()
                .map(content -> content.beats().size())
                .orElse(0);
        boolean fresh = presentation
                .phase()
                .filter(now -> now != Phase.READY && !presentation.isRunning())
                .isEmpty();
        return fresh ? texts.say("start", stops) : texts.say("start.again");
    }

    private void verdict(List<Node> parts, Cue cue) {
        LessonPlay play = presentation.play();
        play.verdict()
                .get()
                .ifPresentOrElse(
                        verdict -> parts.add(VerdictBox.of(verdict, desk.words())),
                        () -> parts.add(line(texts.say("verdict.none"), "room-state")));
        if (cue.page() == Page.OUTCOME) {
            trouble(play).ifPresentOrElse(parts::add, () -> parts.add(voted(cue, Optional.empty())));
        } else {
            words.variant(cue).ifPresent(name -> parts.add(0, line(name, "room-title")));
        }
    }

    private Optional<Node> trouble(LessonPlay play) {
        Optional<String> key = play.grade().get() instanceof Grade.Disturbed
                ? Optional.of("grade.disturbed")
                : play.grade().get() instanceof Grade.Undecided ? Optional.of("grade.undecided") : Optional.empty();
        return key.map(name -> VerdictBox.box(Material2OutlinedAL.HELP_OUTLINE, "warning", line(texts.say(name))));
    }

    private void answer(List<Node> parts, Cue cue) {
        Optional<String> right = presentation.right(cue);
        Cue question = presentation.questionOf(cue).orElse(cue);
        if (question.page() != Page.QUESTION) {
            parts.add(prose(words.prose(question)));
        }
        parts.add(voted(cue, right));
        if (question.page() != Page.QUESTION) {
            parts.add(prose(words.prose(cue)));
            return;
        }
        if (right.isEmpty()) {
            parts.add(trouble(presentation.play()).orElseGet(() -> line(texts.say("verdict.none"), "room-state")));
            return;
        }
        right.map(words.text().answers()::get).ifPresent(each -> parts.add(prose(each)));
        // What most of the room thought deserves an answer of its own.
        presentation
                .votes()
                .on(question)
                .leader()
                .filter(leader -> right.filter(leader::equals).isEmpty())
                .ifPresent(leader -> Optional.ofNullable(words.text().answers().get(leader))
                        .ifPresent(each -> {
                            parts.add(line(texts.say("most", leader), "room-most"));
                            parts.add(prose(each));
                        }));
    }

    private void attempt(List<Node> parts) {
        presentation.play().attempt().get().ifPresent(result -> {
            if (result instanceof Challenge.Won) {
                parts.add(VerdictBox.box(Material2OutlinedAL.CHECK_CIRCLE, "good", line(texts.say("attempt.won"))));
            }
        });
    }

    private Node large(Prose prose) {
        VBox view = ProseView.of(prose, terms);
        view.getStyleClass().add("room-large");
        return view;
    }

    private Node prose(Prose prose) {
        return ProseView.of(prose, terms);
    }

    private static Label line(String text, String... styles) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinWidth(0);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().addAll(styles);
        return label;
    }
}
