package dev.lockscope.desktop.classroom;

import dev.lockscope.course.Card;
import dev.lockscope.course.Lesson;
import dev.lockscope.desktop.course.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A beat of a lesson as it is presented.
 *
 * @param page the page it belongs to
 * @param variant which of the repaired variants it is about, from 0; 0 elsewhere
 * @param number which moment, task or question of its kind it is, from 1; 0 where there is only one
 */
record Cue(Page page, Part part, int variant, int number) {

    static Cue of(Page page, Part part) {
        return new Cue(page, part, 0, 0);
    }

    /** A moment of the first run. */
    static Cue look(int number) {
        return new Cue(Page.RUN, Part.LOOK, 0, number);
    }

    /** Something of a repaired variant. */
    static Cue repaired(Part part, int variant, int number) {
        return new Cue(Page.REPAIR, part, variant, number);
    }

    /** Whether the room votes on it. */
    boolean asks() {
        return part == Part.QUESTION;
    }

    /** Whether it is about a run that goes on or may go on. */
    boolean runs() {
        return part == Part.START || part == Part.LOOK || part == Part.CHANGE;
    }

    /**
     * The beats of a lesson in their order.
     *
     * @param seen how many moments of each repaired variant were seen; which there will be nobody knows before
     */
    static List<Cue> all(Lesson lesson, IntUnaryOperator seen) {
        List<Cue> all = new ArrayList<>();
        for (Page page : Page.of(lesson)) {
            switch (page) {
                case SET_UP -> all.addAll(List.of(of(page, Part.GOAL), of(page, Part.SET_UP)));
                case QUESTION -> all.add(of(page, Part.QUESTION));
                case RUN -> {
                    all.add(of(page, Part.START));
                    lesson.run().ifPresent(run -> {
                        for (int i = 1; i <= run.beats().size(); i++) {
                            all.add(look(i));
                        }
                    });
                }
                case OUTCOME -> all.addAll(List.of(of(page, Part.VERDICT), of(page, Part.ANSWER), of(page, Part.WHY)));
                case REPAIR -> lesson.run().ifPresent(run -> repairs(all, run, seen));
                case TRY_IT -> {
                    all.add(of(page, Part.TASK));
                    if (lesson.en().hint().isPresent()) {
                        all.add(of(page, Part.HINT));
                    }
                }
                case CARDS -> lesson.cards().ifPresent(cards -> questions(all, page, cards.cards()));
                case QUIZ -> lesson.cards().ifPresent(cards -> questions(all, page, cards.quiz()));
                case TAKE_AWAY -> all.add(of(page, Part.TAKE_AWAY));
            }
        }
        return List.copyOf(all);
    }

    private static void repairs(List<Cue> all, Lesson.OfRun run, IntUnaryOperator seen) {
        for (int variant = 0; variant < run.repaired().size(); variant++) {
            all.add(repaired(Part.CHANGE, variant, 0));
            for (int i = 1; i <= seen.applyAsInt(variant); i++) {
                all.add(repaired(Part.LOOK, variant, i));
            }
            all.add(repaired(Part.VERDICT, variant, 0));
        }
    }

    private static void questions(List<Cue> all, Page page, List<Card> cards) {
        for (int i = 1; i <= cards.size(); i++) {
            all.add(new Cue(page, Part.QUESTION, 0, i));
            all.add(new Cue(page, Part.ANSWER, 0, i));
        }
    }
}
