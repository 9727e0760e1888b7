package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Exploration;
import dev.lockscope.course.Lesson;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.desktop.session.Session;
import java.util.Optional;
import java.util.Set;

/** Goes through a lesson, as its buttons and keys ask for. Belongs to the thread of the window. */
final class Going {

    private final Desk desk;
    private final LessonPlay play;
    private final Decks decks;
    private final Runnable contents;
    private final Runnable changed;

    /**
     * The way through a lesson.
     *
     * @param contents goes back to the start screen
     * @param changed told when another task or question is shown
     */
    Going(Desk desk, LessonPlay play, Decks decks, Runnable contents, Runnable changed) {
        this.desk = desk;
        this.play = play;
        this.decks = decks;
        this.contents = contents;
        this.changed = changed;
    }

    /** What comes next. */
    Ahead ahead() {
        int last = desk.course().lessons().get().lessons().stream()
                .mapToInt(lesson -> lesson.number())
                .max()
                .orElse(0);
        return Ahead.of(play, decks, desk.workbench().opening().get().isPresent(), last);
    }

    /** Does what comes next. */
    void goOn() {
        Ahead ahead = ahead();
        if (ahead instanceof Ahead.Turn turn) {
            play.goTo(turn.to());
        } else if (ahead instanceof Ahead.ToTheRun) {
            play.next();
        } else if (ahead instanceof Ahead.NextCard) {
            deck().ifPresent(Deck::next);
            changed.run();
        } else if (ahead instanceof Ahead.NextLesson next) {
            desk.course().begin(next.number());
        } else if (ahead instanceof Ahead.Deed deed) {
            act(deed);
        }
    }

    private void act(Ahead.Deed deed) {
        switch (deed) {
            case START, START_REPAIRED, START_TRY, GO_ON -> play.run();
            case WAIT -> {}
            case HOLD -> play.session().get().ifPresent(Session::hold);
            case OPEN -> play.show();
            case AGAIN -> {
                play.session().get().ifPresent(run -> {
                    desk.workbench().show(run);
                    desk.workbench().restart();
                });
                play.goTo(Page.RUN);
            }
            case CONTENTS -> contents.run();
        }
    }

    private Optional<Deck> deck() {
        return decks.on(play.page().get());
    }

    /** A page on, or a task or question on. */
    void next() {
        if (deck().filter(Deck::hasNext).isPresent()) {
            deck().ifPresent(Deck::next);
            changed.run();
        } else {
            play.next();
        }
    }

    /** A page back, or a task or question back. */
    void back() {
        if (deck().filter(Deck::hasPrevious).isPresent()) {
            deck().ifPresent(Deck::previous);
            changed.run();
        } else {
            play.back();
        }
    }

    boolean canGoBack() {
        return play.pages().indexOf(play.page().get()) > 0;
    }

    boolean canGoNext() {
        return play.page().get() != Page.TAKE_AWAY;
    }

    /** Whether an option can be chosen now. */
    boolean canChoose() {
        // A room votes, and somebody else counts.
        return !desk.course().presented().get() && asks();
    }

    private boolean asks() {
        return play.page().get() == Page.QUESTION
                ? play.mayPredict()
                : deck().filter(deck -> deck.answer().isEmpty()).isPresent();
    }

    /** Whether the explorer can be asked: the learner has tried first. */
    boolean canExplore() {
        return play.page().get() == Page.TRY_IT
                && play.hasTried().get()
                && exploration().isPresent();
    }

    /** Asks the explorer for what the challenge is about. */
    void explore() {
        if (canExplore()) {
            exploration()
                    .ifPresent(one -> desk.workbench()
                            .explorations()
                            .ask(new Question(
                                    one.scenario(),
                                    one.scenario()
                                            .title()
                                            .in(desk.words().language().get()),
                                    Optional.empty(),
                                    one.budget(),
                                    one.properties())));
        }
    }

    private Optional<Exploration> exploration() {
        return play.lesson().run().flatMap(Lesson.OfRun::explore);
    }

    /** Chooses an option of what is asked. */
    void choose(String option) {
        if (play.page().get() == Page.QUESTION) {
            play.predict(option);
        } else {
            deck().filter(deck -> options().contains(option)).ifPresent(deck -> deck.answer(option));
        }
        changed.run();
    }

    private Set<String> options() {
        return QuizPage.text(play.lesson().text("en"), play.page().get(), deck().flatMap(Deck::card))
                .map(text -> text.options().keySet())
                .orElse(Set.of());
    }
}
