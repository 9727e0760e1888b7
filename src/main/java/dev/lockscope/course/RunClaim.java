package dev.lockscope.course;

import dev.lockscope.lab.EventMatcher;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.EntryComputed;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.world.World;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A claim about one run. Lengths of time are those of the scenario as it is written, whatever the run's speed, in ns. */
public sealed interface RunClaim extends Claim {

    /** Whether it is true of a run. */
    boolean holds(Observed run);

    @Override
    default boolean holds(Observations runs) {
        return runs.run().filter(this::holds).isPresent();
    }

    @Override
    default Set<String> variants() {
        return Set.of();
    }

    /** The verdict has such a finding. */
    record Finding(FindingId id) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return run.verdict().ids().contains(id);
        }
    }

    /** The verdict has no such finding, and the run was not disturbed. */
    record NoFinding(FindingId id) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return !run.verdict().isDisturbed() && !run.verdict().ids().contains(id);
        }
    }

    /** The verdict has no finding. */
    record Safe() implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return run.verdict().findings().isEmpty();
        }
    }

    /** The resource's last value is that many kroner; where there are several, the first one's. */
    record Balance(long kroner) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return run.verdict().figures().balances().stream()
                    .findFirst()
                    .filter(balance -> balance.last() == kroner)
                    .isPresent();
        }
    }

    /** That much money was lost. */
    record Lost(long kroner) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return run.verdict().figures().moneyLost() == kroner;
        }
    }

    /** The resource has charged that often, whoever asked for it. */
    record Charges(long times) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return run.trace().events().stream()
                            .filter(event -> event.fact() instanceof ChargeAccepted)
                            .count()
                    == times;
        }
    }

    /** Entries were computed that often, whoever did it. */
    record Computations(long times) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return run.trace().events().stream()
                            .filter(event -> event.fact() instanceof EntryComputed)
                            .count()
                    == times;
        }
    }

    /**
     * A client believed to have got the lock.
     *
     * @param when in which part of the run; empty for all of it
     */
    record Granted(String client, Optional<Window> when) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return when.map(window -> window.isIn(run)).orElse(true) && isGranted(run, client, when);
        }
    }

    /**
     * A client never believed to have got the lock.
     *
     * @param when in which part of the run; empty for all of it
     */
    record NeverGranted(String client, Optional<Window> when) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return when.map(window -> window.isIn(run)).orElse(true) && !isGranted(run, client, when);
        }
    }

    /** An event happened so often. */
    record Count(EventPattern event, Bounds times) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return times.contains(run.count(event));
        }
    }

    /** An event happened. */
    record Happens(EventPattern event) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return run.count(event) > 0;
        }
    }

    /** An event did not happen. */
    record Never(EventPattern event) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return run.count(event) == 0;
        }
    }

    /** Events happened in this order, each after the one before, with whatever else in between. */
    record Order(List<EventPattern> events) implements RunClaim {
        public Order {
            events = List.copyOf(events);
        }

        @Override
        public boolean holds(Observed run) {
            int reached = 0;
            for (Event event : run.trace().events()) {
                if (reached < events.size() && EventMatcher.matches(events.get(reached), event)) {
                    reached++;
                }
            }
            return reached == events.size();
        }
    }

    /**
     * Right after an event exactly these clients believed to hold a lock, or acted as if.
     *
     * @param nth which of the events that fit, from 1
     */
    record Holders(EventPattern event, int nth, Set<String> clients) implements RunClaim {
        public Holders {
            clients = Set.copyOf(clients);
        }

        @Override
        public boolean holds(Observed run) {
            return run.nth(event, nth)
                    .filter(found -> holders(run.trace(), found).equals(clients))
                    .isPresent();
        }

        private static Set<String> holders(Trace trace, Event event) {
            int count = trace.place(event.seq()).orElse(0) + 1;
            World world = World.after(trace, count);
            Set<String> holders = new HashSet<>();
            for (String lock : world.locks()) {
                holders.addAll(world.believers(lock, event.at()));
                holders.addAll(world.insiders(lock));
            }
            return holders;
        }
    }

    /** At least two clients were in the critical section of one lock for so long. */
    record Overlap(Bounds length) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            return length.contains(run.asWritten(run.verdict().figures().overlap()));
        }
    }

    /**
     * A client waited for the lock for so long, until it got it, gave up, crashed or the run was over.
     *
     * @param after from when on; empty for from each time that it asked, of which the longest counts
     */
    record Waits(String client, Bounds length, Optional<EventPattern> after) implements RunClaim {
        @Override
        public boolean holds(Observed run) {
            long waited = WaitFold.longest(run, client, after);
            return waited >= 0 && length.contains(run.asWritten(waited));
        }
    }

    /**
     * A part of a run.
     *
     * @param from its beginning
     * @param to its end
     * @param after the event that both are counted from; empty for the run's start
     */
    record Window(long from, long to, Optional<EventPattern> after) {

        /** Whether the run has come to what it is counted from. */
        boolean isIn(Observed run) {
            return after.map(event -> run.count(event) > 0).orElse(true);
        }

        boolean contains(Observed run, long instant) {
            long start = after.flatMap(run::first).map(Event::at).orElseGet(run::began);
            long since = run.asWritten(instant - start);
            return from <= since && since <= to;
        }
    }

    private static boolean isGranted(Observed run, String client, Optional<Window> when) {
        return run.trace().events().stream()
                .filter(event ->
                        event.fact() instanceof LockAcquired got && got.client().equals(client))
                .anyMatch(event ->
                        when.map(window -> window.contains(run, event.at())).orElse(true));
    }
}
