package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Explorations;
import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.Counterexample.Step;
import dev.lockscope.explore.Playing;
import dev.lockscope.explore.Problem;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.ScheduleText;
import dev.lockscope.explore.Search;
import dev.lockscope.explore.Tally;
import dev.lockscope.scenario.ScenarioException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** A search and what comes of it, one at a time. Belongs to the thread of the window; searching is done elsewhere. */
final class Exploring {

    /** How often it is told how far a search is. */
    private static final Duration BEAT = Duration.ofMillis(100);

    private static final Tally NOTHING = new Tally(0, 0, 0, 0, Duration.ZERO);

    private final Explorations explorations;
    private final Background background;
    private final Playing playing;
    private final int threads;
    private final Search.Ticks ticks;
    private final Consumer<? super Throwable> defects;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", new State.Resting());
    private AtomicBoolean stopped = new AtomicBoolean();
    private long number;

    /** How far it is. */
    sealed interface State {

        /** What it was asked; nothing where nothing was. */
        Optional<Asked> question();

        /** Nothing was asked yet. */
        record Resting() implements State {
            @Override
            public Optional<Asked> question() {
                return Optional.empty();
            }
        }

        /** It searches. */
        record Going(Asked asked, Tally tally) implements State {
            @Override
            public Optional<Asked> question() {
                return Optional.of(asked);
            }
        }

        /**
         * A schedule was found that breaks something.
         *
         * @param steps the schedule's moves and what each did
         * @param found the schedule as a scenario; nothing where none can be made of it
         */
        record Broken(Asked asked, Result.Broken result, List<Step> steps, Optional<Counterexample> found)
                implements State {

            public Broken {
                steps = List.copyOf(steps);
            }

            @Override
            public Optional<Asked> question() {
                return Optional.of(asked);
            }
        }

        /** All was tried, and nothing broke. */
        record Complete(Asked asked, Tally tally) implements State {
            @Override
            public Optional<Asked> question() {
                return Optional.of(asked);
            }
        }

        /** Nothing was found, and not all was tried. */
        record Stopped(Asked asked, Result.Reason reason, Tally tally) implements State {
            @Override
            public Optional<Asked> question() {
                return Optional.of(asked);
            }
        }
    }

    /**
     * Nothing was asked yet.
     *
     * @param explorations told what goes on, to end it with the window
     * @param playing makes scenarios of what is found
     * @param threads how many states are gone on from at once
     * @param ticks by which searches are limited and told
     * @param defects told why a search failed that should not have
     */
    Exploring(
            Explorations explorations,
            Background background,
            Playing playing,
            int threads,
            Search.Ticks ticks,
            Consumer<? super Throwable> defects) {
        this.explorations = explorations;
        this.background = background;
        this.playing = playing;
        this.threads = threads;
        this.ticks = ticks;
        this.defects = defects;
    }

    ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    /** Whether it searches. */
    boolean isGoing() {
        return state.get() instanceof State.Going;
    }

    /** What was found and can be run; nothing where nothing was. */
    Optional<Counterexample> found() {
        return state.get() instanceof State.Broken broken ? broken.found() : Optional.empty();
    }

    /** Searches; what was searched before is given up. */
    void begin(Asked asked) {
        stop();
        AtomicBoolean wish = new AtomicBoolean();
        stopped = wish;
        long own = ++number;
        state.set(new State.Going(asked, NOTHING));
        explorations.begun(background.run(
                () -> outcome(asked, wish, tally -> background.later(() -> tell(own, asked, tally))),
                outcome -> {
                    if (own == number) {
                        state.set(outcome);
                    }
                },
                failure -> fail(own, failure)));
    }

    /** Stops searching, soon; what it had come to is told then. */
    void stop() {
        stopped.set(true);
    }

    private void tell(long own, Asked asked, Tally tally) {
        if (own == number && isGoing()) {
            state.set(new State.Going(asked, tally));
        }
    }

    private void fail(long own, Throwable failure) {
        if (own == number && state.get() instanceof State.Going going) {
            if (failure instanceof InterruptedException) {
                state.set(new State.Stopped(going.asked(), Result.Reason.CANCELLED, going.tally()));
            } else {
                state.set(new State.Resting());
                defects.accept(failure);
            }
        }
    }

    private State outcome(Asked asked, AtomicBoolean wish, Consumer<Tally> progress) throws InterruptedException {
        Question question = asked.question();
        Problem problem = Problem.of(question.scenario(), question.budget(), question.properties());
        long[] told = {ticks.nanos()};
        Result result = new Search(problem, asked.limits(), threads, ticks)
                .run(() -> wish.get() || Thread.currentThread().isInterrupted(), tally -> {
                    long now = ticks.nanos();
                    if (now - told[0] >= BEAT.toNanos()) {
                        told[0] = now;
                        progress.accept(tally);
                    }
                });
        if (result instanceof Result.Broken broken) {
            return broken(asked, broken);
        } else if (result instanceof Result.Stopped ended) {
            return new State.Stopped(asked, ended.reason(), ended.tally());
        }
        return new State.Complete(asked, result.tally());
    }

    private State.Broken broken(Asked asked, Result.Broken broken) throws InterruptedException {
        Question question = asked.question();
        try {
            Counterexample found = made(asked, broken, Playing.id(question.scenario(), broken));
            return new State.Broken(asked, broken, found.steps(), Optional.of(found));
        } catch (ScenarioException unwritten) {
            // What was found counts all the same.
            List<Step> steps = Playing.steps(question.scenario(), question.budget(), broken);
            return new State.Broken(asked, broken, steps, Optional.empty());
        }
    }

    /**
     * What was found, as a scenario of another name; any thread may ask, and it takes a while.
     *
     * @param id the name
     */
    Counterexample made(Asked asked, Result.Broken broken, String id) throws ScenarioException, InterruptedException {
        Question question = asked.question();
        return playing.of(question.scenario(), question.budget(), broken, id, ScheduleText.title(question.scenario()));
    }
}
