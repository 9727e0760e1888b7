package dev.lockscope.explore.ttl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import org.junit.jupiter.api.Test;

class CrashWatchTest {

    private final CrashWatch watch = new CrashWatch();

    @Test
    void theWaitLastsFromTheCrashUntilTheNextOneGetsIn() {
        enters(10, "A");
        crashes(30, "A");

        assertThat(watch.isOver()).isFalse();
        assertThatThrownBy(watch::nanos).isInstanceOf(IllegalStateException.class);

        enters(75, "B");
        assertThat(watch.isOver()).isTrue();
        assertThat(watch.nanos()).isEqualTo(45);
    }

    @Test
    void whoeverCameLaterDoesNotChangeIt() {
        enters(10, "A");
        crashes(30, "A");
        enters(75, "B");
        enters(90, "C");

        assertThat(watch.nanos()).isEqualTo(45);
    }

    @Test
    void nobodyWaitsWhereTheLeaseHadRunOutAndTheNextOneWasInBefore() {
        enters(10, "A");
        enters(20, "B");

        assertThat(watch.isFirst("A")).isTrue();
        assertThat(watch.isFirst("B")).isFalse();
        crashes(30, "A");
        assertThat(watch.nanos()).isZero();
    }

    private void enters(long at, String client) {
        watch.saw(at, client, new CriticalSectionEntered(client, "lock"));
    }

    private void crashes(long at, String client) {
        watch.saw(at, client, new ClientCrashed(client));
    }
}
