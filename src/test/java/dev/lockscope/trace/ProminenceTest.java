package dev.lockscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ProminenceTest {

    @Test
    void turnsOfTheStoryAreHeadlines() {
        RandomEvents random = RandomEvents.plain(1);
        TreeSet<String> headlines = new TreeSet<>();
        for (Class<? extends Record> kind : RandomEvents.kinds()) {
            Fact fact = kind == UnknownFact.class ? new UnknownFact("X", "{}") : random.fact(kind);
            if (Prominence.of(fact) == Prominence.HEADLINE) {
                headlines.add(kind.getSimpleName());
            }
        }
        assertThat(headlines)
                .contains(
                        "LockAcquired",
                        "LockReleased",
                        "LockLost",
                        "KeyExpired",
                        "KeyDeleted",
                        "ClientPaused",
                        "ClientResumed",
                        "ClientCrashed",
                        "NodeCrashed",
                        "WriteAccepted",
                        "WriteRejected",
                        "ScriptStepFailed",
                        "RunDisturbed",
                        "RunEnded")
                .doesNotContain(
                        "StepReached", "CommandSent", "CommandExecuted", "CommandReplied", "WorkStarted", "KeyStored");
    }
}
