package dev.lockscope.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What no comparison with a real server can show, because it is about a single millisecond. */
class StoreTest {

    private static final Command SET = new Command.SetIfAbsent("lock", "token", Optional.of(Duration.ofMillis(100)));

    @Test
    void aKeyIsThereInTheMillisecondOfItsDeadlineAndGoneInTheNext() {
        Store store = Server.execute(Store.EMPTY, SET, 1_000).after();

        assertThat(answer(store, 1_100)).isEqualTo(new Answer.Value("token"));
        assertThat(answer(store, 1_101)).isEqualTo(new Answer.Refused());
        assertThat(store.nextExpiry()).isEqualTo(1_101);
    }

    @Test
    void aKeyThatIsGoneCanBeSetAgain() {
        Store store = Server.execute(Store.EMPTY, SET, 1_000).after();

        assertThat(Server.execute(store, SET, 1_100).resp()).isEqualTo(Resp.NIL);
        assertThat(Server.execute(store, SET, 1_101).resp()).isEqualTo(Resp.OK);
    }

    @Test
    void purgingTakesAwayWhatIsGoneAndNothingElse() {
        Store store = Server.execute(Store.EMPTY, SET, 1_000).after();

        assertThat(store.purged(1_100)).isEqualTo(store);
        assertThat(store.purged(1_101)).isEqualTo(Store.EMPTY);
    }

    private static Answer answer(Store store, long now) {
        return Server.answer(Server.execute(store, new Command.Get("lock"), now).resp());
    }
}
