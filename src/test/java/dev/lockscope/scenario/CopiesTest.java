package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CopiesTest {

    private static final String FILE = """
            id: crowd
            title: {en: A crowd, nb: En flokk}
            goal: {en: Many clients., nb: Mange klienter.}
            topology: single
            lock: lock:a
            resource: {kind: memory, balance: 0}
            clients:
              W:
                copies: 3
                recipe: set-nx-px
                lock: lock:b
                ttl: 3s
                start: when-told
                does: [acquire, work: until-told, release]
              A: {recipe: set-nx-px, ttl: 3s, does: [acquire]}
            script:
              - when: A.finished
                do: [start W, pause W2, resume W2]
              - when: W1.acquired
                do: finish W
              - when: redis.expired lock:b
                do: crash W3
            expect: safe
            """;

    private final Scenario scenario;

    CopiesTest() throws ScenarioException {
        scenario = ScenarioLoader.parse("crowd.yaml", FILE).get(0);
    }

    @Test
    void anEntryWithCopiesIsSeveralClientsThatDifferInNameAndProcess() {
        assertThat(scenario.clients()).extracting(ClientSpec::name).containsExactly("W1", "W2", "W3", "A");
        assertThat(scenario.clients()).extracting(ClientSpec::process).containsExactly("W1", "W2", "W3", "A");
        assertThat(scenario.clients()).extracting(ClientSpec::recipe).containsOnly("set-nx-px");
    }

    @Test
    void anActionOnTheEntryIsOneOnEachCopyInOrder() {
        assertThat(scenario.script().get(0).actions())
                .extracting(Action::text)
                .containsExactly("start W1", "start W2", "start W3", "pause W2", "resume W2");
        assertThat(scenario.script().get(1).actions())
                .extracting(Action::text)
                .containsExactly("finish W1", "finish W2", "finish W3");
    }

    @Test
    void aClientTakesItsOwnLockWhereItHasOne() {
        assertThat(scenario.clients())
                .extracting(scenario::lockOf)
                .containsExactly("lock:b", "lock:b", "lock:b", "lock:a");
        assertThat(scenario.locks()).containsExactly("lock:b", "lock:a");
    }

    @Test
    void twentyCopiesAreTheMost() throws ScenarioException {
        String most = FILE.replace("copies: 3", "copies: 20");
        assertThat(ScenarioLoader.parse("crowd.yaml", most).get(0).clients())
                .extracting(ClientSpec::name)
                .startsWith(IntStream.rangeClosed(1, 20).mapToObj(n -> "W" + n).toArray(String[]::new));
    }
}
