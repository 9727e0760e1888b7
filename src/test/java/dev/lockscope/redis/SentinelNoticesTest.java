package dev.lockscope.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.SentinelFact.FailoverBegan;
import dev.lockscope.trace.SentinelFact.MasterDown;
import dev.lockscope.trace.SentinelFact.MasterNamed;
import dev.lockscope.trace.SentinelFact.NodeHeardAgain;
import dev.lockscope.trace.SentinelFact.NodeSuspected;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SentinelNoticesTest {

    private final Map<Integer, String> nodes = Map.of(7001, "n1", 7002, "n2");
    private final SentinelNotices notices = new SentinelNotices("s1", port -> Optional.ofNullable(nodes.get(port)));

    @Test
    void aMasterIsSuspectedAndThenDown() {
        assertThat(notices.fact("+sdown", "master group 127.0.0.1 7001")).contains(new NodeSuspected("s1", "n1"));
        assertThat(notices.fact("+odown", "master group 127.0.0.1 7001 #quorum 2/2"))
                .contains(new MasterDown("s1", "n1"));
        assertThat(notices.fact("+elected-leader", "master group 127.0.0.1 7001"))
                .contains(new FailoverBegan("s1", "n1"));
    }

    @Test
    void aReplicaIsSuspectedUnderItsOwnAddressNotItsMasters() {
        assertThat(notices.fact("-sdown", "slave 127.0.0.1:7002 127.0.0.1 7002 @ group 127.0.0.1 7001"))
                .contains(new NodeHeardAgain("s1", "n2"));
    }

    @Test
    void theNewMasterIsNamedNotTheOldOne() {
        assertThat(notices.fact("+switch-master", "group 127.0.0.1 7001 127.0.0.1 7002"))
                .contains(new MasterNamed("s1", "n2"));
    }

    @Test
    void whatIsAboutSentinelsOrStrangersOrMakesNoSenseTellsNothing() {
        assertThat(notices.fact("+sdown", "sentinel abc 127.0.0.1 7001 @ group 127.0.0.1 7001"))
                .isEmpty();
        assertThat(notices.fact("+sdown", "master group 127.0.0.1 7009")).isEmpty();
        assertThat(notices.fact("+switch-master", "group 127.0.0.1 7001")).isEmpty();
        assertThat(notices.fact("+sdown", "")).isEmpty();
        assertThat(notices.fact("+slave", "slave 127.0.0.1:7002 127.0.0.1 7002 @ group 127.0.0.1 7001"))
                .isEmpty();
    }
}
