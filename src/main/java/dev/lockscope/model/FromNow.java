package dev.lockscope.model;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.model.Cargo.Shipment;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * The same world with its times told from now and its messages numbered from 1, so that two worlds are equal from which
 * the same can follow, whenever they came about.
 *
 * <p>Programs only compare times with one another, so all of them can be moved together. They are moved by whole
 * milliseconds, which is how nodes count. Since when a client stands still is forgotten: nothing depends on it.
 */
public final class FromNow {

    private static final long MILLI = 1_000_000;

    private final ModelWorld world;
    private final long back;

    private FromNow(ModelWorld world) {
        this.world = world;
        this.back = world.now() - Math.floorMod(world.now(), MILLI);
    }

    /**
     * That world.
     *
     * @throws IllegalArgumentException for a world with sentinels or with links that do not just pass everything on
     */
    public static ModelWorld of(ModelWorld world) {
        if (!world.servers().sentinels().isEmpty() || !world.links().states().isEmpty()) {
            throw new IllegalArgumentException(
                    "sentinels and links that keep or lose messages have times of their own");
        }
        return Numbering.fromOne(new FromNow(world).told());
    }

    private ModelWorld told() {
        if (back == 0 && world.clients().stream().allMatch(FromNow::isForgotten)) {
            return world;
        }
        List<ModelNode> nodes = world.servers().nodes().stream().map(this::node).toList();
        return new ModelWorld(
                world.setting(),
                world.now() - back,
                new Servers(nodes, world.servers().sentinels(), world.servers().master()),
                world.clients().stream().map(this::client).toList(),
                world.flights().stream().map(this::flight).toList(),
                world.links(),
                world.resource(),
                world.mutexes(),
                world.commands());
    }

    private static boolean isForgotten(ModelClient who) {
        return who.pausedSince() <= 0 && who.stalledSince() <= 0;
    }

    private long instant(long at) {
        return at == Long.MAX_VALUE ? at : at - back;
    }

    private ModelNode node(ModelNode node) {
        Upstream upstream = node.upstream();
        List<Disk.Unforced> unforced = node.disk().unforced().stream()
                .map(one -> new Disk.Unforced(instant(one.at()), store(one.before())))
                .toList();
        return new ModelNode(
                store(node.store()),
                node.up(),
                new Disk(node.disk().kind(), unforced),
                upstream == null ? null : upstream(upstream));
    }

    private Store store(Store store) {
        return back == 0 ? store : store.earlier(back / MILLI);
    }

    private Upstream upstream(Upstream upstream) {
        long silent = upstream.silentSince();
        return upstream.coming(upstream.coming().stream().map(this::shipment).toList())
                .going(upstream.going().stream().map(this::shipment).toList())
                .silentSince(silent == Upstream.HEARD ? silent : instant(silent));
    }

    private Shipment shipment(Shipment shipment) {
        Cargo cargo =
                shipment.cargo() instanceof Cargo.Copy copy ? new Cargo.Copy(store(copy.store())) : shipment.cargo();
        return new Shipment(cargo, passage(shipment.passage()));
    }

    private Passage passage(Passage passage) {
        return passage instanceof Passage.Due due ? new Passage.Due(instant(due.at())) : passage;
    }

    private Flight flight(Flight flight) {
        Flight.Stage stage = flight.stage() instanceof Flight.Stage.Acknowledging waits
                ? new Flight.Stage.Acknowledging(
                        waits.answer(), instant(waits.until()), waits.wanted(), waits.acknowledged())
                : flight.stage();
        return flight.in(stage).in(passage(flight.passage()));
    }

    private ModelClient client(ModelClient who) {
        List<Strand> strands = new ArrayList<>();
        for (Strand strand : who.strands()) {
            strands.add(strand(who.role(), strand));
        }
        return new ModelClient(
                who.role(),
                strands,
                Math.min(who.pausedSince(), 0),
                who.tokens(),
                who.finishes(),
                lease(who.lease()),
                Math.min(who.stalledSince(), 0),
                clock(who.clock()),
                who.master());
    }

    private ClientClock clock(ClientClock clock) {
        return clock.rate() == 1 && clock.since() == clock.read()
                ? ClientClock.RIGHT
                : new ClientClock(clock.rate(), instant(clock.since()), clock.read() - back);
    }

    private LeaseState lease(LeaseState lease) {
        return lease.equals(LeaseState.NONE)
                ? lease
                : new LeaseState(lease.token(), instant(lease.validUntil()), lease.lost(), lease.cause());
    }

    private Strand strand(Role role, Strand strand) {
        History told = strand.history().with(this::reply);
        return strand.toldAs(role, world.setting().nodes(), told, phase(strand.phase()));
    }

    private Reply reply(Reply reply) {
        if (reply instanceof Reply.Time time) {
            return new Reply.Time(instant(time.at()));
        } else if (reply instanceof Reply.Leased leased) {
            return new Reply.Leased(lease(leased.lease()));
        } else if (reply instanceof Reply.Outcome outcome
                && outcome.acquisition() instanceof Acquisition.Acquired acquired
                && acquired.lease().validUntil().isPresent()) {
            Lease lease = acquired.lease();
            OptionalLong until = OptionalLong.of(instant(lease.validUntil().getAsLong()));
            return new Reply.Outcome(new Acquisition.Acquired(new Lease(lease.token(), lease.fence(), until)));
        }
        return reply;
    }

    private Phase phase(Phase phase) {
        if (phase instanceof Phase.Asleep asleep) {
            return new Phase.Asleep(instant(asleep.until()));
        } else if (phase instanceof Phase.Asking asking) {
            return new Phase.Asking(asking.commands(), instant(asking.until()));
        } else if (phase instanceof Phase.Listening listening) {
            return new Phase.Listening(instant(listening.until()));
        } else if (phase instanceof Phase.Resting resting) {
            return new Phase.Resting(instant(resting.until()));
        } else if (phase instanceof Phase.Entering entering) {
            return new Phase.Entering(instant(entering.until()));
        }
        return phase;
    }
}
