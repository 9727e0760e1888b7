package dev.lockscope.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.contract.JedisCommands;
import dev.lockscope.lock.contract.RealRedis;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.CommandText;
import dev.lockscope.lock.script.Lua;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import redis.clients.jedis.Jedis;

/**
 * The model's server and a real one answer random commands alike.
 *
 * <p>The model's clock follows real time. Nothing is compared within {@link #MARGIN_MILLIS} of a deadline, because the
 * two servers do not execute a command in the same millisecond; a sequence in which the real server took longer than
 * that is begun again.
 */
@Timeout(120)
class ServerAgreementTest {

    private static final long MARGIN_MILLIS = 40;
    private static final int SEQUENCES = 250;
    private static final int LENGTH = 30;
    private static final int MOST_RESTARTS = 20;
    private static final String SCRIPT_ERROR = "ERR Error running script: ";

    @RegisterExtension
    final RealRedis redis = new RealRedis();

    private final RunClock clock = SystemRunClock.startingNow();
    private int restarts;

    @Test
    void bothAnswerRandomCommandsAlike() throws InterruptedException {
        long seed = new Secrets().seed();
        try (Jedis jedis = redis.connect()) {
            for (int sequence = 0; sequence < SEQUENCES; sequence++) {
                boolean compared = false;
                while (!compared) {
                    compared = compare(jedis, seed, sequence);
                    restarts += compared ? 0 : 1;
                    assertThat(restarts).as("sequences begun again").isLessThan(MOST_RESTARTS);
                }
            }
        }
    }

    /** Answers false where the machine stalled, so that nothing is known. */
    private boolean compare(Jedis jedis, long seed, int sequence) throws InterruptedException {
        Randomness random = Randomness.seeded(seed).fork("sequence-" + sequence);
        RandomCommands commands = new RandomCommands(random);
        boolean timed = sequence % 50 == 0;
        List<String> story = new ArrayList<>();
        Store store = Store.EMPTY;
        jedis.flushAll();
        for (int i = 0; i < LENGTH; i++) {
            if (timed && random.nextLong(6) == 0) {
                clock.sleep(Duration.ofMillis(100 + random.nextLong(150)));
            }
            store = store.purged(millis() - MARGIN_MILLIS);
            awayFromDeadlines(store);
            Command command = commands.next();
            long now = millis();
            Execution execution = Server.execute(store, command, now);
            Answer expected = Server.answer(execution.resp());
            Answer real = JedisCommands.ask(jedis, command);
            if (millis() - now > MARGIN_MILLIS / 2) {
                return false;
            }
            store = execution.after();
            story.add(text(command) + " -> " + expected);
            assertThat(alike(expected, real))
                    .as(
                            "seed %s, sequence %s: the real server answers %s at the end of%n%s",
                            seed, sequence, real, story)
                    .isTrue();
        }
        return true;
    }

    private void awayFromDeadlines(Store store) throws InterruptedException {
        long gone = store.nextExpiry();
        if (gone != Store.NEVER && Math.abs(gone - millis()) < MARGIN_MILLIS) {
            clock.sleep(Duration.ofMillis(gone - millis() + MARGIN_MILLIS));
        }
    }

    private long millis() {
        return clock.nanos() / 1_000_000;
    }

    /** A script's error is told with the place in its text by a real server. */
    private static boolean alike(Answer expected, Answer real) {
        if (expected instanceof Answer.Failed mine && mine.text().startsWith(SCRIPT_ERROR)) {
            return real instanceof Answer.Failed theirs
                    && theirs.text().contains(mine.text().substring(SCRIPT_ERROR.length()));
        }
        return expected.equals(real);
    }

    private static String text(Command command) {
        return command instanceof Command.RunScript run
                ? "EVAL " + Lua.render(run.script()).replace('\n', ' ') + " " + run.keys() + " " + run.args()
                : CommandText.of(command);
    }
}
