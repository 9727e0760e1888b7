package dev.lockscope.desktop.course;

import dev.lockscope.course.Exploration;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Explorations;
import dev.lockscope.explore.Budget;
import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.Fewest;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Playing;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.ScheduleText;
import dev.lockscope.explore.Search;
import dev.lockscope.explore.Tally;
import dev.lockscope.scenario.ScenarioException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The learner's guess how few faults break a lesson's lock, and what the explorer finds. The answer is known nowhere before
 * it is computed. Belongs to the thread of the window; searching is done elsewhere.
 */
public final class Guessing {

    /** The guess that the faults cannot break it. */
    public static final int NEVER = -1;

    /** How often it is told how far a search is. */
    private static final Duration BEAT = Duration.ofMillis(100);

    private final Exploration question;
    private final Background background;
    private final Explorations explorations;
    private final Playing playing;
    private final Search.Ticks ticks;
    private final Runnable right;
    private final ReadOnlyObjectWrapper<Optional<Integer>> guess =
            new ReadOnlyObjectWrapper<>(this, "guess", Optional.empty());
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", new Open());
    private AtomicBoolean stopped = new AtomicBoolean();
    private long number;

    /** How far it is. */
    public sealed interface State {}

    /** A number can be guessed. */
    public record Open() implements State {}

    /**
     * The explorer searches.
     *
     * @param faults how many faults may happen in the schedules that it tries now
     */
    public record Going(int faults, Tally tally) implements State {}

    /**
     * The explorer is through, or was stopped.
     *
     * @param found the shortest schedule with as few faults as can be, where one breaks it
     */
    public record Answered(Fewest.Answer answer, Optional<Counterexample> found) implements State {

        /** How many faults break it, or {@link #NEVER}; nothing where not all was tried. */
        public Optional<Integer> fewest() {
            Result last = answer.last();
            if (last instanceof Result.Broken) {
                return Optional.of(answer.faults());
            }
            return last instanceof Result.Complete ? Optional.of(NEVER) : Optional.empty();
        }
    }

    /**
     * Nothing was guessed.
     *
     * @param playing makes what is found a schedule to read
     * @param ticks by which searches are limited and told
     * @param right told when the explorer has found the guess to be right
     */
    Guessing(
            Exploration question,
            Background background,
            Explorations explorations,
            Playing playing,
            Search.Ticks ticks,
            Runnable right) {
        this.question = question;
        this.background = background;
        this.explorations = explorations;
        this.playing = playing;
        this.ticks = ticks;
        this.right = right;
    }

    /** What is asked. */
    public Exploration question() {
        return question;
    }

    /** The learner's guess: a number of faults, or {@link #NEVER}. */
    public ReadOnlyObjectProperty<Optional<Integer>> guess() {
        return guess.getReadOnlyProperty();
    }

    /** How far it is. */
    public ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    /** Whether something can be guessed: nothing of the answer has been told. */
    public boolean mayGuess() {
        return state.get() instanceof Open;
    }

    /** Guesses a number of faults, or {@link #NEVER}, as long as {@link #mayGuess}. */
    public void guess(int faults) {
        if (mayGuess()) {
            guess.set(Optional.of(faults));
        }
    }

    /** Lets the explorer find out, once something was guessed; also anew after it was stopped. */
    public void begin() {
        boolean again =
                state.get() instanceof Answered answered && answered.fewest().isEmpty();
        if (guess.get().isEmpty() || !(mayGuess() || again)) {
            return;
        }
        AtomicBoolean wish = new AtomicBoolean();
        stopped = wish;
        long own = ++number;
        state.set(new Going(0, new Tally(0, 0, 0, 0, Duration.ZERO)));
        explorations.begun(background.run(
                () -> answer(wish, (faults, tally) -> background.later(() -> tell(own, new Going(faults, tally)))),
                answer -> end(own, answer),
                failure -> fail(own, failure)));
    }

    /** Stops searching, soon. */
    public void stop() {
        stopped.set(true);
    }

    /** Begins once more, with nothing guessed. */
    void forget() {
        stop();
        number++;
        guess.set(Optional.empty());
        state.set(new Open());
    }

    private void tell(long own, Going now) {
        if (own == number && state.get() instanceof Going) {
            state.set(now);
        }
    }

    private void end(long own, Answered answer) {
        if (own == number) {
            state.set(answer);
            if (answer.fewest().isPresent() && answer.fewest().equals(guess.get())) {
                right.run();
            }
        }
    }

    private void fail(long own, Throwable failure) {
        if (own == number) {
            state.set(new Open());
        }
        if (!(failure instanceof InterruptedException)) {
            throw new IllegalStateException("the explorer failed", failure);
        }
    }

    private Answered answer(AtomicBoolean wish, BiConsumer<Integer, Tally> progress)
            throws InterruptedException, ScenarioException {
        // One processor is left to the window.
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        long[] told = {ticks.nanos()};
        Fewest.Answer answer = new Fewest(question.problem(), Limits.USUAL, threads, ticks)
                .run(() -> wish.get() || Thread.currentThread().isInterrupted(), (faults, tally) -> {
                    long now = ticks.nanos();
                    if (now - told[0] >= BEAT.toNanos()) {
                        told[0] = now;
                        progress.accept(faults, tally);
                    }
                });
        if (answer.last() instanceof Result.Broken broken) {
            Budget budget = question.budget().within(answer.faults());
            return new Answered(
                    answer,
                    Optional.of(playing.of(
                            question.scenario(),
                            budget,
                            broken,
                            Playing.id(question.scenario(), broken),
                            ScheduleText.title(question.scenario()))));
        }
        return new Answered(answer, Optional.empty());
    }
}
