package dev.lockscope.model;

import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.script.Expression;
import dev.lockscope.lock.script.Script;
import dev.lockscope.lock.script.Scripts;
import dev.lockscope.lock.script.Statement;
import dev.lockscope.time.Randomness;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws commands as recipes send them, and some that they should not. */
final class RandomCommands {

    private static final List<String> KEYS = List.of("lock", "other", "counter");
    private static final List<String> CALLS = List.of(
            "get", "get", "del", "incr", "set", "set", "pexpire", "rpush", "rpush", "lindex", "lpop", "lrem",
            "publish");
    private static final List<String> VALUES =
            List.of("token-a", "token-b", "7", "-1", "007", "9223372036854775807", "1.5", "");

    /** Lives on beyond the end of every test. */
    private static final long LONG = 90_000;

    private final Randomness random;
    private final long shorter;

    /**
     * Commands by chance.
     *
     * @param shorter a shorter TTL that some of them use, ms
     */
    RandomCommands(Randomness random, long shorter) {
        this.random = random;
        this.shorter = shorter;
    }

    Command next() {
        return switch ((int) random.nextLong(13)) {
            case 0, 1 -> new Command.SetIfAbsent(key(), value(), ttl());
            case 2 -> new Command.Get(key());
            case 3 -> new Command.Delete(key());
            case 4 -> new Command.Increment(key());
            case 5 -> new Command.Expire(key(), Duration.ofMillis(one(List.of(-5L, 0L, shorter, LONG))));
            case 6 -> new Command.RunScript(Scripts.RELEASE_IF_OWNER, List.of(key()), List.of(value()));
            case 7 ->
                new Command.RunScript(
                        Scripts.ACQUIRE_WITH_FENCE,
                        List.of(key(), key()),
                        List.of(value(), one(List.of(Long.toString(shorter), "90000", "0", "-1", "x", "1.5"))));
            case 8 -> new Command.RunScript(Scripts.JOIN_QUEUE, List.of(key()), List.of(value()));
            case 9 ->
                new Command.RunScript(
                        Scripts.ACQUIRE_IF_FIRST,
                        List.of(key(), key()),
                        List.of(value(), one(List.of(Long.toString(shorter), "90000"))));
            case 10 ->
                one(List.of(
                        new Command.RunScript(Scripts.LEAVE_QUEUE, List.of(key()), List.of(value())),
                        new Command.RunScript(
                                Scripts.RELEASE_AND_ANNOUNCE, List.of(key()), List.of(value(), "channel")),
                        new Command.Publish("channel", value())));
            default ->
                new Command.RunScript(
                        new Script("random", statement(2)), List.of(key(), key()), List.of(value(), value()));
        };
    }

    private Optional<Duration> ttl() {
        long ms = one(List.of(-1L, 0L, shorter, LONG, LONG, Long.MIN_VALUE));
        return ms == Long.MIN_VALUE ? Optional.empty() : Optional.of(Duration.ofMillis(ms));
    }

    private Statement statement(int depth) {
        if (depth == 0 || random.nextLong(3) == 0) {
            return new Statement.Return(expression(2));
        }
        if (random.nextLong(3) == 0) {
            return new Statement.Then((Expression.Call) call(2), statement(depth - 1));
        }
        return new Statement.If(expression(2), statement(depth - 1), statement(depth - 1));
    }

    private Expression expression(int depth) {
        return switch ((int) random.nextLong(depth == 0 ? 5 : 8)) {
            case 0 -> new Expression.Key(1 + (int) random.nextLong(3));
            case 1 -> new Expression.Arg(1 + (int) random.nextLong(3));
            case 2 -> new Expression.Text(one(List.of("token-a", "7", "OK")));
            case 3 -> new Expression.Whole(random.nextLong(4) - 1);
            case 4 -> new Expression.False();
            case 5 -> new Expression.Equal(expression(depth - 1), expression(depth - 1));
            default -> call(depth);
        };
    }

    private Expression call(int depth) {
        List<Expression> arguments = new ArrayList<>();
        arguments.add(new Expression.Key(1 + (int) random.nextLong(2)));
        String command = one(CALLS);
        if (command.equals("set")) {
            arguments.add(expression(depth - 1));
            if (random.nextLong(2) == 0) {
                arguments.add(new Expression.Text("NX"));
            }
            if (random.nextLong(2) == 0) {
                arguments.add(new Expression.Text("PX"));
                arguments.add(new Expression.Whole(one(List.of(0L, shorter, LONG))));
            }
        } else if (command.equals("pexpire")) {
            arguments.add(new Expression.Whole(one(List.of(0L, shorter, LONG))));
        } else if (command.equals("rpush") || command.equals("publish")) {
            arguments.add(new Expression.Text(one(List.of("token-a", "token-b", "7"))));
        } else if (command.equals("lindex")) {
            arguments.add(expression(0));
        } else if (command.equals("lrem")) {
            arguments.add(expression(0));
            arguments.add(new Expression.Text(one(List.of("token-a", "token-b", "7"))));
        }
        return new Expression.Call(command, arguments);
    }

    private String key() {
        return one(KEYS);
    }

    private String value() {
        return one(VALUES);
    }

    private <T> T one(List<T> choices) {
        return choices.get((int) random.nextLong(choices.size()));
    }
}
