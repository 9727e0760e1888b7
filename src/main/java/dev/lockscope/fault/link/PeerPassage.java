package dev.lockscope.fault.link;

import dev.lockscope.fault.link.Rules.Stance;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;

/** Does on a link's thread what callers ask for concerning one peer. */
final class PeerPassage implements Passage {

    private final Peer peer;
    private final LinkThread thread;

    PeerPassage(Peer peer, LinkThread thread) {
        this.peer = peer;
        this.thread = thread;
    }

    @Override
    public Condition condition() {
        return peer.condition();
    }

    @Override
    public int lost() {
        return peer.lost();
    }

    @Override
    public int delayed() {
        return peer.delayed();
    }

    @Override
    public int hold(Set<Direction> directions) {
        Set<Direction> held = named(directions, "hold");
        return change(() -> {
            take(Stance.KEEPS, held);
            return all(this::letGo);
        });
    }

    @Override
    public int lose(Set<Direction> directions) {
        Set<Direction> losing = named(directions, "lose messages of");
        return change(() -> {
            take(Stance.LOSES, losing);
            return all(connection -> {
                int lost = losing.stream().mapToInt(connection::loseWaiting).sum();
                letGo(connection);
                return lost;
            });
        });
    }

    private static Set<Direction> named(Set<Direction> directions, String what) {
        if (directions.isEmpty()) {
            throw new IllegalArgumentException("to " + what + " a link, name at least one direction");
        }
        return EnumSet.copyOf(directions);
    }

    private void take(Stance stance, Set<Direction> directions) {
        peer.cut(false);
        for (Direction direction : Direction.values()) {
            peer.rules(direction).take(directions.contains(direction) ? stance : Stance.PASSES);
        }
    }

    /** Lets go on what the rules do not keep any more; answers how many messages that are. */
    private int letGo(Connection connection) {
        int released = 0;
        for (Direction direction : Direction.values()) {
            if (!peer.rules(direction).keeps()) {
                released += connection.release(direction);
            }
        }
        return released;
    }

    @Override
    public void holdNext(Direction direction) {
        change(() -> {
            peer.rules(direction).add(new HoldOne());
            return 0;
        });
    }

    @Override
    public void loseNext(Direction direction) {
        change(() -> {
            peer.rules(direction).add(new LoseOne());
            return 0;
        });
    }

    @Override
    public void delay(Direction direction, Duration delay) {
        delay(direction, delay, Duration.ZERO, Randomness.seeded(0));
    }

    @Override
    public void delay(Direction direction, Duration base, Duration jitter, Randomness randomness) {
        Delay delay = new Delay(base, jitter, randomness);
        change(() -> {
            if (base.isZero() && jitter.isZero()) {
                peer.rules(direction).delayNothing();
            } else {
                peer.rules(direction).delayAll(delay);
            }
            return 0;
        });
    }

    @Override
    public int reset() {
        return change(this::cutAll);
    }

    @Override
    public int cut() {
        return change(() -> {
            peer.cut(true);
            return cutAll();
        });
    }

    private int cutAll() {
        return thread.connectionsOf(peer).stream()
                .mapToInt(connection -> connection.cut(thread.now()))
                .sum();
    }

    @Override
    public int open() {
        return change(() -> {
            peer.cut(false);
            for (Direction direction : Direction.values()) {
                peer.rules(direction).clear();
            }
            return all(connection -> {
                connection.hurry();
                return letGo(connection);
            });
        });
    }

    private int change(IntSupplier work) {
        return thread.perform(() -> {
            int answer = work.getAsInt();
            peer.settleCondition();
            return answer;
        });
    }

    /** Whether a stream that would go on now has lost a piece. */
    private boolean lacksPieces(Connection connection) {
        return Arrays.stream(Direction.values())
                .anyMatch(way -> connection.isTorn(way) && peer.rules(way).stance() != Stance.LOSES);
    }

    /** Does something with each of the peer's connections that can go on; answers the sum. */
    private int all(ToIntFunction<Connection> work) {
        int sum = 0;
        for (Connection connection : thread.connectionsOf(peer)) {
            if (lacksPieces(connection)) {
                connection.cut(thread.now());
            } else {
                sum += work.applyAsInt(connection);
                connection.settle(thread.now());
            }
        }
        return sum;
    }
}
