package dev.lockscope.desktop.tour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TourTest {

    private static final Path GC_PAUSE = Path.of("scenarios/gc-pause.yaml");

    private final BlockingQueue<Runnable> window = new LinkedBlockingQueue<>();
    private final Background background = new Background(
            task -> {
                Thread thread = new Thread(task, "background");
                thread.setDaemon(true);
                thread.start();
            },
            window::add,
            defect -> {
                throw new AssertionError(defect);
            });
    private final Set<Stop> seen = EnumSet.allOf(Stop.class);
    private boolean starting;
    private RunInPieces run;
    private Session session;
    private Tour tour;

    @BeforeEach
    void open() throws Exception {
        Scenario scenario = ScenarioLoader.load(GC_PAUSE).get(0);
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
        try (Run whole = lab.open(scenario, new RunOptions(1, 42))) {
            whole.start();
            whole.awaitEnd();
            run = new RunInPieces(whole.trace(), whole.speed());
        }
        session = Session.of(run, scenario, new Origin(GC_PAUSE, List.of(), new Origin.How.AsWritten()), background);
        tour = new Tour(session, seen::contains, () -> starting);
        tour.begin();
    }

    @AfterEach
    void close() {
        run.close();
    }

    private Showing shown() {
        return tour.showing().get().orElseThrow();
    }

    private void settleUntil(BooleanSupplier what) {
        try {
            while (!what.getAsBoolean()) {
                Runnable task = window.poll(20, TimeUnit.SECONDS);
                if (task == null) {
                    throw new AssertionError("nothing happens any more");
                }
                task.run();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void startTheRun() {
        tour.next();
        tour.next();
    }

    private void playToTheEnd() {
        startTheRun();
        run.come(KeyExpired.class::isInstance);
        session.pulse();
        run.comeToItsEnd();
        settleUntil(() -> session.phase().get() == Phase.ENDED);
    }

    private void goTo(Stop stop) {
        for (int i = 0; i < Stop.values().length && shown().stop() != stop; i++) {
            tour.next();
        }
        assertThat(shown().stop()).isEqualTo(stop);
    }

    @Test
    void itBeginsWithTheFirstOfNine() {
        assertThat(shown()).isEqualTo(new Showing(Stop.CLIENT, 1, 9, "client", false));
        assertThat(shown().canGoBack()).isFalse();
    }

    @Test
    void itGoesOnByItselfWhenTheRunHasComeThere() {
        tour.next();
        assertThat(shown().stop()).isEqualTo(Stop.PLAY);
        assertThat(session.phase().get()).isEqualTo(Phase.READY);

        // As the person does it, by the button of the window.
        session.run();
        assertThat(shown()).isEqualTo(new Showing(Stop.PLAY, 2, 9, "play.starting", true));

        run.come(LockAcquired.class::isInstance);
        session.pulse();
        assertThat(shown()).isEqualTo(new Showing(Stop.LEASE, 3, 9, "lease", true));

        run.come(ClientPaused.class::isInstance);
        session.pulse();
        assertThat(shown().stop()).isEqualTo(Stop.LEASE);
        assertThat(session.moment().get().live()).isTrue();

        run.come(KeyExpired.class::isInstance);
        session.pulse();
        assertThat(shown()).isEqualTo(new Showing(Stop.UNAWARE, 4, 9, "unaware", false));
        assertThat(session.moment().get().live()).isFalse();
        assertThat(session.latestEvent().map(Event::fact)).containsInstanceOf(KeyExpired.class);
    }

    @Test
    void nextStartsTheRunAndDoesNothingWhileItIsAwaited() {
        startTheRun();
        assertThat(session.phase().get()).isEqualTo(Phase.RUNNING);

        tour.next();
        assertThat(shown().stop()).isEqualTo(Stop.PLAY);

        run.come(LockAcquired.class::isInstance);
        session.pulse();
        tour.next();
        assertThat(shown().stop()).isEqualTo(Stop.LEASE);
    }

    @Test
    void serversThatStartAreToldOf() {
        tour.next();
        starting = true;
        tour.look();

        assertThat(shown().says()).isEqualTo("play.starting");
        assertThat(shown().waits()).isTrue();
    }

    @Test
    void aRunThatIsHeldIsToldOfAndNextLetsItGoOn() {
        startTheRun();
        run.come(LockAcquired.class::isInstance);
        session.pulse();
        session.hold();
        settleUntil(run::isHeld);
        session.pulse();
        assertThat(shown().says()).isEqualTo("lease.held");
        assertThat(shown().waits()).isFalse();

        tour.next();
        settleUntil(() -> !run.isHeld());

        assertThat(shown().stop()).isEqualTo(Stop.LEASE);
        assertThat(shown().waits()).isTrue();
    }

    @Test
    void theVerdictIsToldOnlyWhenTheRunIsOver() {
        startTheRun();
        run.come(KeyExpired.class::isInstance);
        session.pulse();
        goTo(Stop.UNAWARE);
        tour.next();
        assertThat(shown().says()).isEqualTo("verdict.running");

        run.comeToItsEnd();
        settleUntil(() -> session.phase().get() == Phase.ENDED);

        assertThat(shown().says()).isEqualTo("verdict");
    }

    @Test
    void aRunThatEndsBeforeTheLeaseIsNotSaidToHaveFailedAsPlanned() {
        startTheRun();
        run.come(LockAcquired.class::isInstance);
        session.pulse();
        run.end();
        settleUntil(() -> session.phase().get() == Phase.ENDED);
        assertThat(shown().says()).isEqualTo("lease.missed");
        assertThat(shown().waits()).isFalse();

        tour.next();

        assertThat(shown().stop()).isEqualTo(Stop.VERDICT);
        assertThat(shown().says()).isEqualTo("verdict.other");
        assertThat(shown().count()).isEqualTo(8);
    }

    @Test
    void itNoticesThatThePersonLooksBack() {
        playToTheEnd();
        goTo(Stop.REWIND);
        assertThat(shown().says()).isEqualTo("rewind");
        assertThat(session.moment().get().live()).isTrue();

        session.goTo(session.now() / 2);
        assertThat(shown().says()).isEqualTo("rewind.done");

        session.goLive();
        assertThat(shown().says()).isEqualTo("rewind");
    }

    @Test
    void theCodeIsShownWhereTheWrongLockWasDeleted() {
        playToTheEnd();
        goTo(Stop.CODE);

        assertThat(shown().says()).isEqualTo("code.deleted");
        assertThat(session.latestEvent().map(Event::fact)).containsInstanceOf(KeyDeleted.class);
    }

    @Test
    void goingBackShowsTheMomentAgainThatIsSpokenOf() {
        playToTheEnd();
        goTo(Stop.VERDICT);
        tour.back();
        assertThat(shown().stop()).isEqualTo(Stop.UNAWARE);
        assertThat(session.latestEvent().map(Event::fact)).containsInstanceOf(KeyExpired.class);

        tour.back();
        assertThat(shown()).isEqualTo(new Showing(Stop.LEASE, 3, 9, "lease", false));
        assertThat(session.latestEvent().map(Event::fact)).containsInstanceOf(ClientPaused.class);

        tour.back();
        assertThat(shown()).isEqualTo(new Showing(Stop.PLAY, 2, 9, "play.begun", false));
        tour.back();
        tour.back();
        assertThat(shown().stop()).isEqualTo(Stop.CLIENT);
    }

    @Test
    void whatCannotBeSeenIsLeftOut() {
        seen.removeAll(EnumSet.of(Stop.CODE, Stop.FAULTS));
        playToTheEnd();
        goTo(Stop.REWIND);
        assertThat(shown().count()).isEqualTo(7);

        tour.next();

        assertThat(shown()).isEqualTo(new Showing(Stop.LOOK, 7, 7, "look", false));
        assertThat(shown().isLast()).isTrue();
    }

    @Test
    void whatHasComeIntoSightIsCounted() {
        seen.remove(Stop.CODE);
        tour.lookAround();
        assertThat(shown().count()).isEqualTo(8);

        seen.add(Stop.CODE);
        tour.lookAround();

        assertThat(shown().count()).isEqualTo(9);
    }

    @Test
    void afterTheLastStopItIsOverAndListensToNothing() {
        playToTheEnd();
        goTo(Stop.FAULTS);
        tour.next();
        assertThat(tour.showing().get()).isEmpty();

        session.goTo(0);
        tour.back();

        assertThat(tour.showing().get()).isEmpty();
    }

    @Test
    void thereAreWordsForAllThatItCanSayInBothLanguages() {
        List<String> keys = new ArrayList<>(List.of(
                "text.play.starting",
                "text.play.begun",
                "text.play.held",
                "text.lease.held",
                "text.lease.missed",
                "text.verdict.running",
                "text.verdict.held",
                "text.verdict.other",
                "text.rewind.done",
                "text.code.deleted",
                "hint.play",
                "hint.lease"));
        for (Stop stop : Stop.values()) {
            keys.add("title." + stop.id());
            keys.add("text." + stop.id());
        }
        for (String language : Words.LANGUAGES) {
            assertThat(keys).allMatch(new Words(language).of(TourArea.BUNDLE)::knows);
        }
    }
}
