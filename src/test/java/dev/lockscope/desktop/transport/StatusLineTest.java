package dev.lockscope.desktop.transport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.transport.StatusLine.Note;
import dev.lockscope.desktop.transport.StatusLine.State;
import dev.lockscope.model.ModelLab;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunDisturbed;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatusLineTest {

    private final Session session = Opened.recorded("gc-pause");
    private final World begun = World.after(Opened.telling(session.header(), new RunStarted()), 1);

    private Moment moment(World world, boolean live) {
        return new Moment(world, 1, world.events(), live);
    }

    @Test
    void thePastIsThePastInEveryPhase() {
        for (Phase phase : Phase.values()) {
            assertThat(StatusLine.of(phase, moment(begun, false), true, false).state())
                    .isEqualTo(State.PAST);
            assertThat(StatusLine.of(phase, moment(begun, true), true, false).state())
                    .isNotEqualTo(State.PAST);
        }
    }

    @Test
    void heldClientsAreSaidToBeHeldWhileLeasesRunOn() {
        assertThat(StatusLine.of(Phase.HELD, moment(begun, true), true, false))
                .isEqualTo(new StatusLine(State.HELD, Note.HELD));
    }

    @Test
    void whoeverActsInThePastIsToldOfTheBranchUnlessTheScenarioIsNotKnown() {
        assertThat(StatusLine.of(Phase.RUNNING, moment(begun, false), true, false)
                        .note())
                .isEqualTo(Note.BRANCH);
        assertThat(StatusLine.of(Phase.RECORDED, moment(begun, false), false, false)
                        .note())
                .isEqualTo(Note.READ_ONLY);
    }

    @Test
    void aRunOnTheModelIsKnownFromOneOnServers() {
        Header played = session.header();
        assertThat(played.serverVersion()).isEqualTo(ModelLab.SERVER_VERSION);
        assertThat(played.isOfModel()).isTrue();
        Header real = new Header(
                played.scenario(),
                played.scenarioName(),
                played.variant(),
                played.seed(),
                played.speed(),
                played.started(),
                played.lockscopeVersion(),
                "6.2.7",
                played.javaVersion(),
                played.cast());
        assertThat(real.isOfModel()).isFalse();
    }

    @Test
    void everyEndingIsToldApart() {
        assertThat(Ending.values())
                .extracting(ending -> {
                    World ended = World.after(
                            Opened.telling(session.header(), new RunStarted(), new RunEnded(ending, "")), 2);
                    return StatusLine.of(Phase.ENDED, moment(ended, true), true, false)
                            .note();
                })
                .doesNotHaveDuplicates()
                .doesNotContain(Note.NONE);
    }

    @Test
    void aStallOfTheMachineCountsMoreThanAnythingElse() {
        World disturbed = World.after(Opened.telling(session.header(), new RunStarted(), new RunDisturbed(9, 1)), 2);
        for (Phase phase : Phase.values()) {
            assertThat(StatusLine.of(phase, moment(disturbed, false), true, false)
                            .note())
                    .isEqualTo(Note.DISTURBED);
        }
    }

    @Test
    void anUnplannedEndCountsMoreThanAStallBefore() {
        for (Ending ending : List.of(Ending.SERVER_LOST, Ending.BROKEN, Ending.LIMIT_REACHED, Ending.SCRIPT_FAILED)) {
            World ended = World.after(
                    Opened.telling(
                            session.header(), new RunStarted(), new RunDisturbed(9, 1), new RunEnded(ending, "")),
                    3);
            assertThat(StatusLine.of(Phase.ENDED, moment(ended, true), true, false)
                            .note())
                    .isEqualTo(Note.valueOf(ending.name()));
        }
    }

    @Test
    void aRecordingThatIsCutOffIsSaidToBe() {
        assertThat(StatusLine.of(Phase.RECORDED, moment(begun, true), true, true)
                        .note())
                .isEqualTo(Note.CUT);
    }

    @Test
    void noServersAreSaidToRunBeforeTheyDo() {
        Session fresh = Opened.ready("gc-pause");
        assertThat(StatusLine.of(fresh, false, false).state()).isEqualTo(State.READY);
        assertThat(StatusLine.of(fresh, true, false).state()).isEqualTo(State.STARTING);
        assertThat(StatusLine.of(fresh, false, true).state()).isEqualTo(State.FAILED);
        assertThat(StatusLine.of(session, true, true).state()).isEqualTo(State.RECORDED);
    }

    @Test
    void theLatestFailureUpToTheMomentIsTold() {
        Session failing = Opened.recorded(
                "gc-pause",
                Opened.telling(
                        session.header(),
                        new RunStarted(),
                        new ActionRefused("pause A", "it has ended"),
                        new RunStarted(),
                        new ScriptStepFailed(2, "B.acquired", 5, "nothing")));
        Failures failures = new Failures(failing);
        assertThat(failures.latest(1_500_000)).isEmpty();
        assertThat(failures.latest(3_500_000).orElseThrow().fact()).isInstanceOf(ActionRefused.class);
        assertThat(failures.latest(9_000_000).orElseThrow().fact()).isInstanceOf(ScriptStepFailed.class);
        assertThat(failures.latest(2_000_000).orElseThrow().fact()).isInstanceOf(ActionRefused.class);
    }
}
