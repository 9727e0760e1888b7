package dev.lockscope.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ClientCrashTest {

    private final OneLife process = new OneLife();
    private final ClientCrash crash = new ClientCrash("A", process);

    @Test
    void itEndsTheProcessAndIsOverAtOnce() throws Exception {
        crash.begin(7);
        assertThat(process.endedBy).isEqualTo(7);
        assertThat(crash.end(7)).isEqualTo(new Fault.Report(1, Effect.PROCESS_ENDED));
        assertThat(crash.kind() + " of " + crash.target()).isEqualTo("client-crash of A");
    }

    @Test
    void whoIsDeadCannotDieAgain() throws Exception {
        crash.begin(7);
        assertThatThrownBy(() -> new ClientCrash("A", process).begin(8))
                .isInstanceOf(FaultRefused.class)
                .hasMessage("it is not running");
        assertThat(process.endedBy).isEqualTo(7);
    }

    private static final class OneLife implements Mortal {
        private long endedBy;

        @Override
        public boolean crash(long cause) {
            if (endedBy != 0) {
                return false;
            }
            endedBy = cause;
            return true;
        }
    }
}
