package dev.lockscope.desktop.course;

import dev.lockscope.course.Challenge;
import dev.lockscope.course.CodeMark;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.Progress.Prediction;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Stopped;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.explore.Playing;
import dev.lockscope.lab.Lab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Verdict;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ChangeListener;
import javafx.collections.ListChangeListener;

/**
 * A lesson under way: the page it is at, what the learner has predicted, and the runs. The right option is never known
 * here; the learner's own run decides. Belongs to the thread of the window.
 */
public final class LessonPlay {

    private final Lesson lesson;
    private final Course course;
    private final Workbench workbench;
    private final List<Page> pages;
    private final Optional<LessonRuns> runs;

    private final ReadOnlyObjectWrapper<Page> page = new ReadOnlyObjectWrapper<>(this, "page", Page.SET_UP);
    private final ReadOnlyObjectWrapper<Optional<String>> chosen =
            new ReadOnlyObjectWrapper<>(this, "chosen", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Scenario>> variant =
            new ReadOnlyObjectWrapper<>(this, "variant", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Session>> session =
            new ReadOnlyObjectWrapper<>(this, "session", Optional.empty());
    private final ReadOnlyObjectWrapper<List<Seen>> seen = new ReadOnlyObjectWrapper<>(this, "seen", List.of());
    private final ReadOnlyObjectWrapper<Grade> grade = new ReadOnlyObjectWrapper<>(this, "grade", new Grade.Open());
    private final ReadOnlyObjectWrapper<Optional<Verdict>> verdict =
            new ReadOnlyObjectWrapper<>(this, "verdict", Optional.empty());
    private final ChangeListener<Object> changed = (property, old, now) -> look();
    private final ChangeListener<Optional<Session>> shown = (property, old, now) -> turnTo(now);
    private final ListChangeListener<Session> opened = change -> refresh();
    private Optional<Session> watched = Optional.empty();
    private final Map<Session, Conclusion> conclusions = new HashMap<>();
    private final Set<Session> concluding = new HashSet<>();
    private final Tries tries;
    private final Optional<Guessing> guessing;
    private final ReadOnlyBooleanWrapper hasTried = new ReadOnlyBooleanWrapper(this, "hasTried");
    private boolean asked;

    /** Whether a room has seen the first run, so that nothing was predicted by a learner. */
    private boolean seenByRoom;

    LessonPlay(Lesson lesson, Course course, Workbench workbench, LongSupplier clock) {
        this.lesson = lesson;
        this.course = course;
        this.workbench = workbench;
        this.pages = Page.of(lesson);
        this.runs = lesson.run().map(content -> new LessonRuns(lesson, content, workbench, clock));
        this.tries = new Tries(challenge(), workbench.background(), this::tried);
        this.guessing = lesson.run()
                .flatMap(Lesson.OfRun::fewest)
                .map(question -> new Guessing(
                        question,
                        workbench.background(),
                        workbench.explorations(),
                        // Its schedules are read; nobody keeps their traces.
                        new Playing(WallClock.system(), new Lab.Versions("unknown", "unknown")),
                        clock::getAsLong,
                        () -> course.learn(before -> before.withGuessed(lesson.id()))));
        hasTried.set(course.progress().of(lesson.id()).won());
    }

    void open() {
        workbench.current().addListener(shown);
        workbench.sessions().addListener(opened);
        enter();
    }

    void close() {
        workbench.current().removeListener(shown);
        workbench.sessions().removeListener(opened);
        follow(Optional.empty());
        guessing.ifPresent(Guessing::forget);
        runs.ifPresent(LessonRuns::close);
    }

    // What it is

    /** The lesson. */
    public Lesson lesson() {
        return lesson;
    }

    /** Its pages, in order. */
    public List<Page> pages() {
        return pages;
    }

    /** The page it is at. */
    public ReadOnlyObjectProperty<Page> page() {
        return page.getReadOnlyProperty();
    }

    /** The option that the learner has chosen, by its id. */
    public ReadOnlyObjectProperty<Optional<String>> chosen() {
        return chosen.getReadOnlyProperty();
    }

    /** The variant that the page is about; none in a lesson without runs. */
    public ReadOnlyObjectProperty<Optional<Scenario>> variant() {
        return variant.getReadOnlyProperty();
    }

    /** The page's run, while it is open; a person may have closed it. */
    public ReadOnlyObjectProperty<Optional<Session>> session() {
        return session.getReadOnlyProperty();
    }

    /** The beats that the page's run has come to, in the order in which they happened. */
    public ReadOnlyObjectProperty<List<Seen>> seen() {
        return seen.getReadOnlyProperty();
    }

    /** What the learner's run of the first variant says about the question. */
    public ReadOnlyObjectProperty<Grade> grade() {
        return grade.getReadOnlyProperty();
    }

    /** The verdict on the page's run, once it has come to its end. */
    public ReadOnlyObjectProperty<Optional<Verdict>> verdict() {
        return verdict.getReadOnlyProperty();
    }

    /** How the latest try of the challenge does; nothing before something has happened in it. */
    public ReadOnlyObjectProperty<Optional<Challenge.Result>> attempt() {
        return tries.result();
    }

    /**
     * Whether the learner has tried the challenge as far as a try goes: won it, lost it, come to the end of a run, or given
     * one up. Before that nobody tells how it is done.
     */
    public ReadOnlyBooleanProperty hasTried() {
        return hasTried.getReadOnlyProperty();
    }

    /** The guess how few faults break the lock, in a lesson that asks for it. */
    public Optional<Guessing> guessing() {
        return guessing;
    }

    /** The learner's whole runs in this lesson, in the order in which they were opened. */
    public List<Session> wholeRuns() {
        return runs.map(LessonRuns::whole).orElse(List.of());
    }

    // The way through it

    /**
     * Goes to a page; to the question first, where the page would give away what the learner was not asked yet. Who
     * presents the lesson to a room goes where they want.
     */
    public void goTo(Page wanted) {
        if (!pages.contains(wanted)) {
            return;
        }
        boolean early = pages.contains(Page.QUESTION)
                && !asked
                && !course.presented().get()
                && wanted.compareTo(Page.QUESTION) > 0;
        page.set(early ? Page.QUESTION : wanted);
        enter();
    }

    /** Goes a page on. */
    public void next() {
        int place = pages.indexOf(page.get());
        if (place + 1 < pages.size()) {
            goTo(pages.get(place + 1));
        }
    }

    /** Goes a page back. */
    public void back() {
        int place = pages.indexOf(page.get());
        if (place > 0) {
            goTo(pages.get(place - 1));
        }
    }

    /** Begins once more, with nothing predicted and nothing run. */
    public void restart() {
        runs.ifPresent(LessonRuns::close);
        asked = false;
        seenByRoom = false;
        course.mayTell(lesson.run().isEmpty());
        chosen.set(Optional.empty());
        grade.set(new Grade.Open());
        conclusions.clear();
        concluding.clear();
        tries.forget();
        guessing.ifPresent(Guessing::forget);
        hasTried.set(course.progress().of(lesson.id()).won());
        page.set(Page.SET_UP);
        enter();
    }

    /** Whether a prediction can be made: the first run has not begun. */
    public boolean mayPredict() {
        Optional<Session> first = lesson.run().flatMap(content -> runs.flatMap(all -> all.of(content.start())));
        return first.filter(run -> run.phase().get() != Phase.READY).isEmpty() && grade.get() instanceof Grade.Open;
    }

    /** Predicts an option, as long as {@link #mayPredict}, and no room looks on. */
    public void predict(String option) {
        boolean known = lesson.run()
                .filter(content -> content.question().options().containsKey(option))
                .isPresent();
        if (known && mayPredict() && !course.presented().get()) {
            chosen.set(Optional.of(option));
        }
    }

    /** Takes the prediction back. */
    public void predictNothing() {
        if (mayPredict()) {
            chosen.set(Optional.empty());
        }
    }

    /** Shows another variant on the page for what is repaired. */
    public void compare(Scenario repaired) {
        if (page.get() == Page.REPAIR) {
            variant.set(Optional.of(repaired));
            show();
        }
    }

    /** Begins the page's run, or goes on from the beat that it stands still at. */
    public void run() {
        session.get().ifPresent(run -> {
            workbench.show(run);
            run.run();
        });
    }

    /** Goes where the page's run was when it came to a beat. */
    public void goTo(Seen beat) {
        session.get().ifPresent(run -> {
            workbench.show(run);
            run.goTo(beat.event());
        });
    }

    /** Shows the page's run once more, and opens it again where a person has closed it. */
    public void show() {
        runs.ifPresent(all -> variant.get().ifPresent(scenario -> {
            if (page.get() == Page.TRY_IT) {
                all.attempt(scenario, challenge().filter(Challenge::free).isPresent());
            } else {
                all.watch(scenario);
            }
        }));
        refresh();
    }

    /** Shows the run of the challenge anew, as if nothing had been tried. */
    public void tryAgain() {
        runs.flatMap(LessonRuns::attempt).ifPresent(tried -> {
            workbench.show(tried);
            workbench.lose(tried, () -> {
                boolean begun = tried.phase().get() != Phase.READY;
                hasTried.set(hasTried.get() || begun);
                tries.forget();
                workbench.restart();
            });
        });
    }

    private void tried(Challenge.Result result) {
        hasTried.set(hasTried.get() || !(result instanceof Challenge.NotYet));
        if (result instanceof Challenge.Won) {
            course.learn(before -> before.withWon(lesson.id()));
        }
    }

    private Optional<Challenge> challenge() {
        return lesson.run().flatMap(Lesson.OfRun::challenge);
    }

    private void enter() {
        Page now = page.get();
        asked |= now == Page.QUESTION;
        lesson.run().ifPresent(content -> {
            variant.set(Optional.of(
                    switch (now) {
                        case REPAIR ->
                            variant.get()
                                    .filter(content.repaired()::contains)
                                    .orElse(content.repaired().get(0));
                        case TRY_IT -> challenge().map(Challenge::start).orElse(content.start());
                        case SET_UP, QUESTION, RUN, OUTCOME, CARDS, QUIZ, TAKE_AWAY -> content.start();
                    }));
            show();
        });
        course.point(pointsAt(now));
        if (now == Page.TAKE_AWAY) {
            course.learn(before -> before.withDone(lesson.id()));
        }
    }

    private List<CodeMark> pointsAt(Page now) {
        return switch (now) {
            case RUN, OUTCOME, REPAIR -> lesson.run().map(Lesson.OfRun::code).orElse(List.of());
            case SET_UP, QUESTION, TRY_IT, CARDS, QUIZ, TAKE_AWAY -> List.of();
        };
    }

    // What the runs tell

    private void turnTo(Optional<Session> now) {
        now.ifPresent(fresh -> runs.ifPresent(all -> all.adopt(fresh)));
        refresh();
    }

    /** Which run the page is about, and what it tells. */
    private void refresh() {
        Optional<Session> own = runs.flatMap(
                all -> variant.get().flatMap(scenario -> page.get() == Page.TRY_IT ? tried(all) : all.of(scenario)));
        follow(own);
        session.set(own);
        look();
    }

    /** A try may have left another one: what counts is the one that is shown. */
    private Optional<Session> tried(LessonRuns all) {
        Optional<Session> current = workbench.current().get();
        return current.filter(one -> !all.isWatched(one)
                        && one.scenario().map(Scenario::id).equals(variant.get().map(Scenario::id)))
                .or(all::attempt);
    }

    private void follow(Optional<Session> now) {
        if (!now.equals(watched)) {
            watched.ifPresent(old -> {
                old.phase().removeListener(changed);
                old.stop().removeListener(changed);
                old.size().removeListener(changed);
            });
            watched = now;
            watched.ifPresent(own -> {
                own.phase().addListener(changed);
                own.stop().addListener(changed);
                own.size().addListener(changed);
            });
        }
    }

    private void look() {
        Optional<Session> own = session.get();
        if (page.get() == Page.TRY_IT) {
            boolean ended = own.filter(run -> run.phase().get() == Phase.ENDED).isPresent();
            hasTried.set(hasTried.get() || ended);
            own.ifPresent(tries::look);
            return;
        }
        // What stands between two beats is none of the learner's business yet.
        if (own.filter(run -> run.phase().get() == Phase.RUNNING).isEmpty()) {
            seen.set(own.map(this::seen).orElse(List.of()));
        }
        boolean over = own.filter(run -> run.phase().get() == Phase.ENDED).isPresent();
        if (page.get() == Page.RUN) {
            seenByRoom |= course.presented().get()
                    && own.filter(run -> run.phase().get() != Phase.READY).isPresent();
            if (over) {
                course.mayTell(true);
            }
        }
        if (!over) {
            verdict.set(Optional.empty());
        }
        own.filter(run -> over).ifPresent(this::conclude);
    }

    private List<Seen> seen(Session run) {
        return lesson.run()
                .map(content -> Seen.of(content.beats(), run.trace()))
                .orElse(List.of());
    }

    /** The beats at which the page's run stands still now. */
    public List<String> standing() {
        return session.get()
                .flatMap(run -> run.stop().get())
                .map(Stopped::stops)
                .orElse(List.of());
    }

    private void conclude(Session run) {
        Optional<Lesson.OfRun> content = lesson.run();
        Conclusion known = conclusions.get(run);
        if (known != null) {
            verdict.set(Optional.of(known.verdict()));
        } else if (content.isPresent() && concluding.add(run)) {
            Trace trace = run.trace();
            Optional<Scenario> ran = run.scenario().filter(content.get().variants()::contains);
            workbench.background().run(() -> Conclusion.of(trace, ran, content.get()), done -> {
                conclusions.put(run, done);
                keep(ran, trace, done);
                look();
                if (run.scenario().filter(content.get().start()::equals).isPresent() && chosenBefore(run)) {
                    grade(done.grade());
                }
            });
        }
    }

    private void keep(Optional<Scenario> ran, Trace trace, Conclusion done) {
        ran.ifPresent(variant ->
                done.result().ifPresent(result -> course.keep(lesson, LessonRuns.variant(variant), trace, result)));
    }

    /** Whether a run is still the one that was predicted: after a restart of the lesson it is not. */
    private boolean chosenBefore(Session run) {
        return runs.filter(all -> all.isWatched(run)).isPresent();
    }

    private void grade(Grade decided) {
        grade.set(decided);
        if (decided instanceof Grade.Decided sure && !seenByRoom) {
            Prediction prediction = chosen.get()
                    .map(option -> option.equals(sure.right()) ? Prediction.RIGHT : Prediction.WRONG)
                    .orElse(Prediction.SKIPPED);
            course.progress(before -> before.withPrediction(lesson.id(), prediction, chosen.get()));
        }
    }
}
