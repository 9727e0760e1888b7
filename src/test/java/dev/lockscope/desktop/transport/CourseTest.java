package dev.lockscope.desktop.transport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.transport.Controls.Next;
import dev.lockscope.desktop.transport.Controls.Step;
import dev.lockscope.desktop.transport.Controls.Toggle;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.RunFact.RunStarted;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CourseTest {

    private final Scenario scenario = Opened.variants("gc-pause").get(0);
    private final HandRun run = new HandRun(Opened.trace("gc-pause").header());
    private final AtomicLong clock = new AtomicLong();

    /** What comes of the background's work stays here: the run's end, and judgements. */
    private final Queue<Runnable> window = new ArrayDeque<>();

    private final Background background = new Background(Runnable::run, window::add, defect -> {
        throw new AssertionError(defect);
    });
    private final Workbench workbench = new Workbench(background, (what, options) -> run, () -> 42);
    private final Course course =
            new Course(new Desk(new Words("en"), new Look(Tone.LIGHT), new Commands(), workbench, clock::get));
    private Session session;

    @BeforeEach
    void openARun() {
        Origin origin = new Origin(Path.of("gc-pause.yaml"), List.of(scenario), new Origin.How.AsWritten());
        session = Session.of(run, scenario, origin, background);
        workbench.add(session);
    }

    @Test
    void theLargeButtonRunsHoldsAndGoesOn() {
        assertThat(course.controls().get().toggle()).isEqualTo(Toggle.RUN);
        course.toggle();
        assertThat(course.controls().get().toggle()).isEqualTo(Toggle.HOLD);
        course.toggle();
        assertThat(course.controls().get().toggle()).isEqualTo(Toggle.GO_ON);
        course.toggle();
        assertThat(run.asked).containsExactly("start", "hold", "proceed");
    }

    @Test
    void aRunThatIsToStopAtTheNextTurnStopsThereAndNotBefore() {
        course.nextTurn();
        assertThat(course.controls().get().next()).isEqualTo(Next.AWAITED);
        run.tell(new RunStarted());
        run.tell(new ClientStarted("A"));
        run.tell(new LockRequested("A", "lock", "set-nx-px"));
        session.pulse();
        assertThat(run.asked).containsExactly("start");
        run.tell(new ClientPaused("A"));
        session.pulse();
        assertThat(run.asked).containsExactly("start", "hold");
        assertThat(session.phase().get()).isEqualTo(Phase.HELD);
        assertThat(course.controls().get().next()).isEqualTo(Next.COMING);
    }

    @Test
    void aTurnThatHadHappenedBeforeAndIsToldLateIsNotTheNext() {
        course.toggle();
        run.tell(new RunStarted());
        run.tell(9_000_000, new ClientStarted("A"));
        session.pulse();
        course.nextTurn();
        run.tell(5_000_000, new ClientPaused("B"));
        session.pulse();
        assertThat(run.asked).containsExactly("start");
        run.tell(new ClientPaused("A"));
        session.pulse();
        assertThat(run.asked).containsExactly("start", "hold");
    }

    @Test
    void waitingForATurnCanBeGivenUp() {
        course.nextTurn();
        course.nextTurn();
        run.tell(new ClientPaused("A"));
        session.pulse();
        assertThat(run.asked).containsExactly("start");
    }

    @Test
    void aHeldRunGoesOnToTheNextTurn() {
        course.step();
        run.tell(new RunStarted());
        session.pulse();
        assertThat(session.phase().get()).isEqualTo(Phase.HELD);
        course.nextTurn();
        run.tell(new ClientPaused("A"));
        session.pulse();
        assertThat(run.asked).containsExactly("hold", "start", "proceed", "hold");
    }

    @Test
    void theClientThatTookTheLastStepTakesTheNext() {
        course.step();
        run.tell(new RunStarted());
        run.tell(new ClientStarted("A"));
        run.tell(new ClientStarted("B"));
        session.pulse();
        assertThat(course.controls().get().step()).isEqualTo(Step.CLIENT);
        assertThat(course.next().get()).isEqualTo("A");
        course.step();
        course.step("B");
        course.step();
        assertThat(run.asked).containsExactly("hold", "start", "step A", "step B", "step B");
    }

    @Test
    void aPausedClientTakesNoStep() {
        course.step();
        run.tell(new RunStarted());
        run.tell(new ClientStarted("A"));
        run.tell(new ClientStarted("B"));
        run.tell(new ClientPaused("A"));
        session.pulse();
        assertThat(course.ready().get()).containsExactly("B");
        assertThat(course.next().get()).isEqualTo("B");
    }

    @Test
    void thePastIsPlayedAtTheSpeedOfTheSliderWhichCountsAtOnce() {
        course.toggle();
        run.tell(new RunStarted());
        run.tell(1_000_000_000, new ClientStarted("A"));
        session.pulse();
        course.rewind();
        course.play();
        assertThat(course.controls().get().toggle()).isEqualTo(Toggle.STOP);
        clock.addAndGet(100_000_000);
        session.pulse();
        assertThat(session.moment().get().instant()).isEqualTo(100_000_000);
        workbench.speed().set(5);
        clock.addAndGet(100_000_000);
        session.pulse();
        assertThat(session.moment().get().instant()).isEqualTo(600_000_000);
        course.toggle();
        clock.addAndGet(100_000_000);
        session.pulse();
        assertThat(session.moment().get().instant()).isEqualTo(600_000_000);
        assertThat(run.asked).containsExactly("start");
    }

    @Test
    void aSessionThatIsNoLongerShownIsLetGoOf() {
        course.nextTurn();
        workbench.showCatalogue();
        run.tell(new ClientPaused("A"));
        session.pulse();
        assertThat(run.asked).containsExactly("start");
        assertThat(course.controls().get()).isEqualTo(Controls.NOTHING);
    }
}
