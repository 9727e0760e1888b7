package dev.lockscope.desktop.classroom;

import dev.lockscope.course.Lesson;
import dev.lockscope.desktop.course.Grade;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.course.Seen;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.verdict.Verdict;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ChangeListener;

/**
 * A lesson under way as beats: one goes on, back, or to any of them. It follows the lesson wherever else that is led, and
 * leads the lesson where the beats lead. Belongs to the thread of the window.
 */
final class Presentation {

    private final LessonPlay play;
    private final Workbench workbench;
    private final Votes votes = new Votes();
    private final ReadOnlyObjectWrapper<List<Cue>> cues = new ReadOnlyObjectWrapper<>(this, "cues", List.of());
    private final ReadOnlyObjectWrapper<Cue> cue =
            new ReadOnlyObjectWrapper<>(this, "cue", Cue.of(Page.SET_UP, Part.GOAL));
    private final ReadOnlyObjectWrapper<Optional<Phase>> ran =
            new ReadOnlyObjectWrapper<>(this, "ran", Optional.empty());
    private final ChangeListener<Object> changed = (property, old, now) -> follow();
    private final ChangeListener<Optional<Session>> another = (property, old, now) -> {
        old.ifPresent(session -> session.phase().removeListener(changed));
        now.ifPresent(session -> session.phase().addListener(changed));
        follow();
    };

    /**
     * Where the run is going to.
     *
     * @param to the beat that comes when it has come there
     * @param through whether it goes on at the moments before that
     */
    private record Course(Cue to, boolean through) {}

    /** How many moments of each repaired variant were seen. */
    private final Map<Integer, Integer> repairsSeen = new HashMap<>();

    private Optional<Course> going = Optional.empty();

    /** How many moments of the page's run were seen when it was looked at last. */
    private int counted;

    private boolean leading;

    /** Of a lesson that has just begun, or is at some page already. */
    Presentation(LessonPlay play, Workbench workbench) {
        this.play = play;
        this.workbench = workbench;
        play.page().addListener(changed);
        play.variant().addListener(changed);
        play.seen().addListener(changed);
        play.session().addListener(another);
        play.session().get().ifPresent(session -> session.phase().addListener(changed));
        list();
        stand();
    }

    /** Follows the lesson no more. */
    void close() {
        play.page().removeListener(changed);
        play.variant().removeListener(changed);
        play.seen().removeListener(changed);
        play.session().removeListener(another);
        play.session().get().ifPresent(session -> session.phase().removeListener(changed));
    }

    LessonPlay play() {
        return play;
    }

    Votes votes() {
        return votes;
    }

    /** The beat that is shown. */
    ReadOnlyObjectProperty<Cue> cue() {
        return cue.getReadOnlyProperty();
    }

    /** The beats that there are; those of a repaired run come as they are seen. */
    ReadOnlyObjectProperty<List<Cue>> cues() {
        return cues.getReadOnlyProperty();
    }

    /** The place of the beat that is shown, from 1. */
    int place() {
        return cues.get().indexOf(cue.get()) + 1;
    }

    /** How far the run of the page is, for those who follow it. */
    ReadOnlyObjectProperty<Optional<Phase>> ran() {
        return ran.getReadOnlyProperty();
    }

    /** Whether the run goes on, so that the next beat comes by itself. */
    boolean isRunning() {
        return phase().filter(phase -> phase == Phase.RUNNING).isPresent()
                || workbench.opening().get().isPresent();
    }

    /** How far the run of the page is. */
    Optional<Phase> phase() {
        return play.session().get().map(session -> session.phase().get());
    }

    /** What a moment is about, once it was seen; only of the run of the page that the lesson is at. */
    Optional<Seen> seen(Cue look) {
        List<Seen> known = play.seen().get();
        return look.part() == Part.LOOK && look.page() == play.page().get() && look.number() <= known.size()
                ? Optional.of(known.get(look.number() - 1))
                : Optional.empty();
    }

    /** The beat whose vote belongs to a beat: the one that asks, or what it asks is answered by. */
    Optional<Cue> questionOf(Cue shown) {
        return switch (shown.page()) {
            case QUESTION, OUTCOME -> Optional.of(Cue.of(Page.QUESTION, Part.QUESTION));
            case CARDS, QUIZ -> Optional.of(new Cue(shown.page(), Part.QUESTION, 0, shown.number()));
            case SET_UP, RUN, REPAIR, TRY_IT, TAKE_AWAY -> Optional.empty();
        };
    }

    /** The right option of what a beat asks or answers, once it may be known; for the lesson's question the run decides. */
    Optional<String> right(Cue shown) {
        Optional<Lesson.OfCards> cards = play.lesson().cards();
        return switch (shown.page()) {
            case CARDS -> cards.map(all -> all.cards().get(shown.number() - 1).right());
            case QUIZ -> cards.map(all -> all.quiz().get(shown.number() - 1).right());
            case SET_UP, QUESTION, RUN, OUTCOME, REPAIR, TRY_IT, TAKE_AWAY ->
                play.grade().get() instanceof Grade.Decided sure ? Optional.of(sure.right()) : Optional.empty();
        };
    }

    /** The options of what a beat asks, by their ids. */
    Set<String> options(Cue question) {
        return new CueWords(new Words("en"), play.lesson()).options(question).keySet();
    }

    // What is asked of it

    /** What comes after the beat that is shown, as far as that is known. */
    Optional<Cue> following() {
        int place = place();
        return place < cues.get().size() ? Optional.of(cues.get().get(place)) : Optional.empty();
    }

    /** Goes a beat on; a run that stands still goes on, and its next beat comes when it comes. */
    void next() {
        going = Optional.empty();
        Cue now = cue.get();
        if (now.runs()) {
            if (now.number() < play.seen().get().size()) {
                goTo(new Cue(now.page(), Part.LOOK, now.variant(), now.number() + 1));
            } else {
                goOn(end(now));
            }
        } else if (now.part() == Part.VERDICT && isDisturbed()) {
            again();
        } else {
            following().ifPresent(this::goTo);
        }
    }

    private static Cue end(Cue now) {
        return now.page() == Page.REPAIR
                ? Cue.repaired(Part.VERDICT, now.variant(), 0)
                : Cue.of(Page.OUTCOME, Part.VERDICT);
    }

    private void goOn(Cue end) {
        if (isOver()) {
            lead(end);
        } else if (!isRunning()) {
            going = Optional.of(new Course(end, false));
            push();
        }
    }

    private boolean isDisturbed() {
        return play.verdict().get().filter(Verdict::isDisturbed).isPresent();
    }

    /** What the machine has disturbed is run once more. */
    private void again() {
        Cue now = cue.get();
        play.session().get().ifPresent(run -> {
            workbench.show(run);
            workbench.restart();
        });
        lead(begin(now.page() == Page.REPAIR ? now : Cue.of(Page.RUN, Part.START)));
    }

    /** Goes a beat back. No run goes back; what it was like is shown. */
    void back() {
        int place = place();
        if (place > 1) {
            goTo(cues.get().get(place - 2));
        }
    }

    /** Whether a beat holds an answer back. */
    boolean canReveal() {
        Cue now = cue.get();
        return now.asks() ? now.page() != Page.QUESTION : now.equals(Cue.of(Page.OUTCOME, Part.VERDICT));
    }

    /** Tells the answer, where a beat holds it back. */
    void reveal() {
        if (canReveal()) {
            following().ifPresent(this::goTo);
        }
    }

    /** Goes to a beat. Where the run has not come so far, it runs until then. */
    void goTo(Cue there) {
        going = Optional.empty();
        boolean decided = !(play.grade().get() instanceof Grade.Open);
        boolean waits = there.part() == Part.LOOK
                || (there.part() == Part.VERDICT && there.page() == Page.REPAIR)
                || (there.page() == Page.OUTCOME && !decided);
        if (!waits) {
            lead(there);
            return;
        }
        turn(there.page() == Page.OUTCOME ? Page.RUN : there.page(), there.variant());
        if (isReached(there) || isOver()) {
            lead(there);
        } else {
            going = Optional.of(new Course(there, true));
            stand();
            push();
        }
    }

    private boolean isReached(Cue there) {
        return there.part() == Part.LOOK && there.number() <= play.seen().get().size();
    }

    private boolean isOver() {
        return phase().filter(phase -> !phase.isLive()).isPresent();
    }

    /** Lets the page's run go on. */
    private void push() {
        Optional<Phase> phase = phase();
        boolean toItsEnd = going.filter(
                        course -> course.through() && course.to().part() != Part.LOOK)
                .isPresent();
        if (phase.isEmpty()) {
            play.show();
        } else if (phase.orElseThrow() == Phase.READY) {
            if (workbench.opening().get().isEmpty()) {
                play.run();
            }
        } else if (toItsEnd) {
            play.session().get().ifPresent(Session::catchUp);
        } else if (phase.orElseThrow() == Phase.HELD) {
            play.run();
        }
    }

    // How it leads the lesson, and follows it

    /** Shows a beat. */
    private void lead(Cue there) {
        turn(there.page(), there.variant());
        if (play.page().get() != there.page()) {
            // Who has not been asked is asked first.
            stand();
            return;
        }
        List<Seen> known = play.seen().get();
        if (there.part() != Part.LOOK) {
            cue.set(there);
        } else if (known.isEmpty()) {
            cue.set(begin(there));
        } else {
            cue.set(new Cue(there.page(), Part.LOOK, there.variant(), Math.min(there.number(), known.size())));
        }
        Cue now = cue.get();
        play.session().get().filter(run -> run.phase().get() != Phase.READY).ifPresent(run -> {
            if (now.part() == Part.LOOK) {
                play.goTo(known.get(now.number() - 1));
            } else if (now.part() == Part.START || now.part() == Part.CHANGE) {
                run.goTo(0);
            } else if (now.part() == Part.VERDICT) {
                run.goLive();
            }
        });
    }

    private static Cue begin(Cue any) {
        return any.page() == Page.REPAIR ? Cue.repaired(Part.CHANGE, any.variant(), 0) : Cue.of(any.page(), Part.START);
    }

    /** Brings the lesson to a page. */
    private void turn(Page page, int variant) {
        leading = true;
        if (play.page().get() != page) {
            play.goTo(page);
        }
        if (page == Page.REPAIR && variant != variant()) {
            repaired().stream().skip(variant).findFirst().ifPresent(play::compare);
        }
        leading = false;
        counted = play.seen().get().size();
        list();
    }

    private List<Scenario> repaired() {
        return play.lesson().run().map(Lesson.OfRun::repaired).orElse(List.of());
    }

    private int variant() {
        return play.page().get() == Page.REPAIR
                ? Math.max(0, play.variant().get().map(repaired()::indexOf).orElse(0))
                : 0;
    }

    private void list() {
        if (play.page().get() == Page.REPAIR) {
            repairsSeen.put(variant(), play.seen().get().size());
        }
        cues.set(Cue.all(play.lesson(), variant -> repairsSeen.getOrDefault(variant, 0)));
    }

    /** Stands where the lesson is. */
    private void stand() {
        Page page = play.page().get();
        int known = play.seen().get().size();
        boolean runs = page == Page.RUN || page == Page.REPAIR;
        counted = known;
        if (runs && known > 0) {
            cue.set(new Cue(page, Part.LOOK, variant(), known));
        } else if (runs) {
            cue.set(begin(new Cue(page, Part.LOOK, variant(), 0)));
        } else {
            cues.get().stream().filter(one -> one.page() == page).findFirst().ifPresent(cue::set);
        }
    }

    private void follow() {
        ran.set(phase());
        if (leading) {
            return;
        }
        list();
        Cue now = cue.get();
        if (now.page() != play.page().get() || now.variant() != variant()) {
            going = Optional.empty();
            stand();
        } else if (now.runs()) {
            followTheRun();
        }
    }

    private void followTheRun() {
        int known = play.seen().get().size();
        boolean fresh = known > counted;
        if (known < counted) {
            // It was begun anew.
            going = Optional.empty();
            stand();
        } else if (fresh) {
            stand();
        }
        Optional<Course> course = going;
        if (course.isEmpty()) {
            return;
        }
        Course to = course.orElseThrow();
        boolean there = to.through() ? isReached(to.to()) || isOver() : fresh || isOver();
        if (there) {
            going = Optional.empty();
            if (to.through() || !fresh) {
                lead(to.to());
            }
        } else if (to.through()) {
            push();
        }
    }
}
