package dev.lockscope.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.contract.JedisCommands;
import dev.lockscope.lock.contract.RealRedis;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.CommandText;
import dev.lockscope.lock.script.Lua;
import dev.lockscope.redis.RedisBinary;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.Protocol;

/**
 * The model's server and a real one answer random commands alike.
 *
 * <p>Each command travels with a {@code TIME} in one transaction, so that the model learns at which of the server's own
 * milliseconds it was executed, however slow the machine is. What happens within {@link #MARGIN} of a deadline is not
 * compared: the test waits until it is past, and begins a sequence again that got there all the same.
 */
@ParameterizedClass
@EnumSource(RedisBinary.class)
@Timeout(120)
class ServerAgreementTest {

    private static final long LONG = 90_000;
    private static final long SHORT = 400;
    private static final long MARGIN = 50;
    private static final int LENGTH = 30;
    private static final int MOST_RESTARTS = 100;
    private static final String SCRIPT_ERROR = "ERR Error running script: ";

    @RegisterExtension
    final RealRedis redis;

    private final RunClock clock = SystemRunClock.startingNow();
    private final long seed = new Secrets().seed();

    ServerAgreementTest(RedisBinary binary) {
        this.redis = new RealRedis(binary, 1);
    }

    @Test
    void bothAnswerRandomCommandsAlike() throws InterruptedException {
        try (Jedis jedis = redis.connect()) {
            for (int sequence = 0; sequence < 150; sequence++) {
                assertThat(compare(jedis, "sequence-" + sequence, LONG)).isTrue();
            }
        }
    }

    @Test
    void bothAnswerRandomCommandsAlikeWhileKeysExpire() throws InterruptedException {
        try (Jedis jedis = redis.connect()) {
            for (int sequence = 0; sequence < 6; sequence++) {
                int restarts = 0;
                while (!compare(jedis, "expiring-" + sequence, SHORT)) {
                    restarts++;
                    assertThat(restarts).as("times begun again").isLessThan(MOST_RESTARTS);
                }
            }
        }
    }

    /** Answers false where a command came too close to a deadline, so that nothing is known any more. */
    private boolean compare(Jedis jedis, String name, long shorter) throws InterruptedException {
        Randomness random = Randomness.seeded(seed).fork(name);
        RandomCommands commands = new RandomCommands(random, shorter);
        List<String> story = new ArrayList<>();
        Store store = Store.EMPTY;
        jedis.flushAll();
        for (int i = 0; i < LENGTH; i++) {
            if (shorter == SHORT && random.nextLong(6) == 0) {
                clock.sleep(Duration.ofMillis(random.nextLong(2 * SHORT)));
            }
            Command command = commands.next();
            while (isClose(store, serverMillis(jedis))) {
                clock.sleep(Duration.ofMillis(MARGIN / 2));
            }
            Timed real = askTimed(jedis, command);
            if (isClose(store, real.millis())) {
                return false;
            }
            Execution execution = Server.execute(store.purged(real.millis()), command, real.millis());
            Answer expected = Server.answer(execution.resp());
            store = execution.after();
            story.add(text(command) + " -> " + expected);
            assertThat(alike(expected, real.answer()))
                    .as("seed %s, %s: the real server answers %s at the end of%n%s", seed, name, real.answer(), story)
                    .isTrue();
        }
        return true;
    }

    /** An answer, and the server's time when it was given, ms. */
    private record Timed(long millis, Answer answer) {}

    private static Timed askTimed(Jedis jedis, Command command) {
        jedis.sendCommand(Protocol.Command.MULTI);
        jedis.sendCommand(Protocol.Command.TIME);
        JedisCommands.ask(jedis, command);
        List<?> replies = (List<?>) jedis.sendCommand(Protocol.Command.EXEC);
        return new Timed(millis(replies.get(0)), JedisCommands.answer(replies.get(1)));
    }

    private static long serverMillis(Jedis jedis) {
        return millis(jedis.sendCommand(Protocol.Command.TIME));
    }

    private static long millis(Object time) {
        List<?> parts = (List<?>) time;
        return number(parts.get(0)) * 1_000 + number(parts.get(1)) / 1_000;
    }

    private static long number(Object bytes) {
        return Long.parseLong(new String((byte[]) bytes, StandardCharsets.US_ASCII));
    }

    private static boolean isClose(Store store, long millis) {
        long gone = store.purged(millis - MARGIN).nextExpiry();
        return gone != Store.NEVER && gone < millis + MARGIN;
    }

    /** A script's error is told by a real server with the place in its text, and some errors by Redis 7 in new words. */
    private static boolean alike(Answer expected, Answer real) {
        if (!(expected instanceof Answer.Failed mine && real instanceof Answer.Failed theirs)) {
            return expected.equals(real);
        } else if (mine.text().startsWith(SCRIPT_ERROR)) {
            String inner = mine.text().substring(SCRIPT_ERROR.length());
            return theirs.text().contains(inner) || theirs.text().contains(inWordsOf7(inner));
        }
        return theirs.text().equals(mine.text()) || theirs.text().equals(inWordsOf7(mine.text()));
    }

    private static String inWordsOf7(String error) {
        return error.replace("Lua redis() command", "Lua redis lib command")
                .replaceAll("invalid expire time in (\\w+)", "invalid expire time in '$1' command");
    }

    private static String text(Command command) {
        return command instanceof Command.RunScript run
                ? "EVAL " + Lua.render(run.script()).replace('\n', ' ') + " " + run.keys() + " " + run.args()
                : CommandText.of(command);
    }
}
