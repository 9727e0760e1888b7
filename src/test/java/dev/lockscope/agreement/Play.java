package dev.lockscope.agreement;

import dev.lockscope.agreement.Schedule.Condition;
import dev.lockscope.fault.link.Link;
import dev.lockscope.redis.LinkedServers;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.LinkFact.Direction;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** One party's run of a schedule. */
final class Play implements AutoCloseable {

    static final String NAME = "A";
    private static final Duration LATE = Duration.ofMillis(20);
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final Duration POLL = Duration.ofMillis(20);

    /** Whose lock a node holds at the end. */
    enum Owner {
        NOBODY,
        THE_PARTY,
        COMPETITOR,
        /** A token of an attempt that failed. */
        NOBODY_KNOWS
    }

    /** What came of a schedule. */
    record Outcome(boolean won, boolean extended, boolean released, List<Owner> owners) {}

    private final FiveServers servers;
    private final RunClock clock;
    private final LinkedServers links;
    private final Schedule schedule;

    Play(FiveServers servers, RunClock clock, Schedule schedule) {
        this.servers = servers;
        this.clock = clock;
        this.schedule = schedule;
        this.links = new LinkedServers(servers.all(), clock);
    }

    private Link link(int node) {
        return links.link(NAME, links.nodes().get(node));
    }

    private void begin(int node, Condition condition) {
        switch (condition) {
            case WELL -> {}
            case SLOW -> link(node).delay(Direction.BACK, LATE);
            case CUT -> link(node).cut();
            case SILENT -> link(node).hold(Set.of(Direction.BACK));
            case DEAD -> servers.kill(node);
            case TAKEN -> servers.put(node, Schedule.KEY, Schedule.COMPETITOR, Schedule.TTL.multipliedBy(2));
            case TAKEN_FOR_SHORT -> servers.put(node, Schedule.KEY, Schedule.COMPETITOR, Schedule.SHORT);
        }
    }

    /**
     * Plays it.
     *
     * @param expected the owners that are waited for, if they are known; what was given up may still be under way
     */
    Outcome with(Function<LinkedServers, Party> parties, Optional<List<Owner>> expected) throws InterruptedException {
        try (Party party = parties.apply(links)) {
            for (int node = 0; node < FiveServers.COUNT; node++) {
                begin(node, schedule.nodes().get(node));
            }
            Optional<String> token = party.acquire(schedule);
            boolean extended = false;
            boolean released = false;
            if (token.isPresent() && schedule.acts() > 1) {
                forget();
                schedule.cut().forEach(node -> link(node).cut());
                extended = party.extend(schedule);
                if (schedule.acts() > 2) {
                    released = party.release();
                }
            }
            List<Integer> alive = alive();
            alive.forEach(node -> link(node).open());
            party.quiet(alive);
            return new Outcome(token.isPresent(), extended, released, owners(token, expected));
        }
    }

    private List<Integer> alive() {
        return IntStream.range(0, FiveServers.COUNT)
                .filter(node -> schedule.nodes().get(node) != Condition.DEAD)
                .boxed()
                .toList();
    }

    /** Some nodes lose the lock, as one that restarts empty does. */
    private void forget() {
        alive().stream().filter(schedule.forgetting()::contains).forEach(node -> servers.delete(node, Schedule.KEY));
    }

    private List<Owner> owners(Optional<String> token, Optional<List<Owner>> expected) throws InterruptedException {
        long deadline = clock.nanos() + LIMIT.toNanos();
        List<Owner> owners = owners(token);
        while (expected.isPresent() && !owners.equals(expected.get()) && clock.nanos() < deadline) {
            clock.sleep(POLL);
            owners = owners(token);
        }
        return owners;
    }

    private List<Owner> owners(Optional<String> token) {
        List<Owner> owners = new ArrayList<>();
        for (Optional<String> value : servers.values(Schedule.KEY)) {
            if (value.isEmpty()) {
                owners.add(Owner.NOBODY);
            } else if (value.equals(token)) {
                owners.add(Owner.THE_PARTY);
            } else {
                owners.add(value.get().equals(Schedule.COMPETITOR) ? Owner.COMPETITOR : Owner.NOBODY_KNOWS);
            }
        }
        return owners;
    }

    @Override
    public void close() {
        links.close();
    }
}
