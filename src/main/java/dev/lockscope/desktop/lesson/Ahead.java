package dev.lockscope.desktop.lesson;

import dev.lockscope.desktop.course.Grade;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import java.util.Locale;

/** What comes next in a lesson, which is what its large button does. */
sealed interface Ahead {

    /** The key of what it is called. */
    String key();

    /** Goes to a page. */
    record Turn(Page to) implements Ahead {
        @Override
        public String key() {
            return "turn." + to.name().toLowerCase(Locale.ROOT);
        }
    }

    /** Goes on to the run; whether with a prediction, without one, or because it has begun. */
    record ToTheRun(Prediction prediction) implements Ahead {
        @Override
        public String key() {
            return "to-run." + prediction.name().toLowerCase(Locale.ROOT);
        }
    }

    /** How things stand with the prediction. */
    enum Prediction {
        MADE,
        SKIPPED,
        LOCKED
    }

    /** Goes to another task or question. */
    record NextCard(Page page, boolean answered) implements Ahead {
        @Override
        public String key() {
            return (answered ? "card." : "skip.") + page.name().toLowerCase(Locale.ROOT);
        }
    }

    /** Begins another lesson; its number. */
    record NextLesson(int number) implements Ahead {
        @Override
        public String key() {
            return "next-lesson";
        }
    }

    /** Something that is always the same. */
    enum Deed implements Ahead {
        /** Begins the page's run. */
        START,
        /** Begins the run of the repaired variant. */
        START_REPAIRED,
        /** Begins what the learner tries. */
        START_TRY,
        /** Its servers are being started. */
        WAIT,
        /** Stands still. */
        HOLD,
        /** Goes on from where it stands still. */
        GO_ON,
        /** Opens a run that a person has closed. */
        OPEN,
        /** Runs once more what the machine has disturbed. */
        AGAIN,
        /** There is no other lesson: back to the contents. */
        CONTENTS;

        @Override
        public String key() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * What comes next.
     *
     * @param opening whether servers are being started
     * @param lastNumber the number of the course's last lesson
     */
    static Ahead of(LessonPlay play, Decks decks, boolean opening, int lastNumber) {
        return switch (play.page().get()) {
            case QUESTION -> new ToTheRun(prediction(play));
            case RUN -> ofRun(play, opening, Deed.START, turn(play));
            case REPAIR -> ofRun(play, opening, Deed.START_REPAIRED, turn(play));
            case OUTCOME -> outcome(play);
            case TRY_IT -> phase(play) == Phase.READY ? begin(opening, Deed.START_TRY) : turn(play);
            case CARDS -> card(play, decks.cards(), Page.CARDS);
            case QUIZ -> card(play, decks.quiz(), Page.QUIZ);
            case SET_UP -> turn(play);
            case TAKE_AWAY ->
                play.lesson().number() < lastNumber
                        ? new NextLesson(play.lesson().number() + 1)
                        : Deed.CONTENTS;
        };
    }

    private static Prediction prediction(LessonPlay play) {
        if (!play.mayPredict()) {
            return Prediction.LOCKED;
        }
        return play.chosen().get().isPresent() ? Prediction.MADE : Prediction.SKIPPED;
    }

    private static Ahead ofRun(LessonPlay play, boolean opening, Deed start, Ahead after) {
        if (play.session().get().isEmpty()) {
            return Deed.OPEN;
        }
        return switch (phase(play)) {
            case READY -> begin(opening, start);
            case RUNNING -> Deed.HOLD;
            case HELD -> Deed.GO_ON;
            case ENDED, RECORDED -> after;
        };
    }

    private static Ahead begin(boolean opening, Deed start) {
        return opening ? Deed.WAIT : start;
    }

    private static Ahead outcome(LessonPlay play) {
        if (play.grade().get() instanceof Grade.Disturbed) {
            return Deed.AGAIN;
        }
        boolean over =
                play.session().get().filter(run -> !run.phase().get().isLive()).isPresent();
        return over || !(play.grade().get() instanceof Grade.Open) ? turn(play) : new Turn(Page.RUN);
    }

    private static Ahead card(LessonPlay play, Deck deck, Page page) {
        return deck.hasNext() ? new NextCard(page, deck.answer().isPresent()) : turn(play);
    }

    private static Ahead turn(LessonPlay play) {
        int place = play.pages().indexOf(play.page().get());
        return new Turn(play.pages().get(Math.min(place + 1, play.pages().size() - 1)));
    }

    private static Phase phase(LessonPlay play) {
        return play.session()
                .get()
                .map(Session::phase)
                .map(phase -> phase.get())
                .orElse(Phase.ENDED);
    }
}
