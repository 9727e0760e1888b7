package dev.lockscope.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Numbers the messages of a world from 1, in the order in which they were sent. */
final class Numbering {

    private final Map<Long, Long> numbers = new HashMap<>();

    private Numbering(Set<Long> known) {
        for (long number : known) {
            numbers.put(number, numbers.size() + 1L);
        }
    }

    static ModelWorld fromOne(ModelWorld world) {
        Set<Long> known = new TreeSet<>();
        world.flights().forEach(flight -> known.add(flight.number()));
        if (world.commands() == known.size()) {
            return world;
        }
        Numbering numbering = new Numbering(known);
        return new ModelWorld(
                world.setting(),
                world.now(),
                numbering.servers(world.servers()),
                world.clients().stream().map(numbering::client).toList(),
                world.flights().stream().map(numbering::flight).toList(),
                world.links(),
                world.resource(),
                world.mutexes(),
                known.size());
    }

    private static List<Long> awaited(Phase phase) {
        if (phase instanceof Phase.Sending sending) {
            return sending.sent();
        } else if (phase instanceof Phase.Asking asking) {
            return asking.commands();
        }
        return phase instanceof Phase.Settling settling ? settling.commands() : List.of();
    }

    /** What is under way no more is 0: a client that waits for it in vain waits as it would for any other. */
    private long number(long before) {
        return numbers.getOrDefault(before, 0L);
    }

    private List<Long> numbers(List<Long> before) {
        return before.stream().map(this::number).toList();
    }

    private Flight flight(Flight flight) {
        return new Flight(
                number(flight.number()),
                flight.client(),
                flight.node(),
                flight.load(),
                flight.stage(),
                flight.passage(),
                flight.abandoned(),
                flight.severed());
    }

    private ModelClient client(ModelClient who) {
        boolean asks = who.strands().stream()
                .anyMatch(strand -> !awaited(strand.phase()).isEmpty());
        return asks ? who.each(strand -> strand.in(phase(strand.phase()))) : who;
    }

    private Phase phase(Phase phase) {
        if (phase instanceof Phase.Sending sending) {
            return new Phase.Sending(numbers(sending.sent()));
        } else if (phase instanceof Phase.Asking asking) {
            return new Phase.Asking(numbers(asking.commands()), asking.until());
        } else if (phase instanceof Phase.Settling settling) {
            return new Phase.Settling(numbers(settling.commands()), settling.answers(), settling.told());
        }
        return phase;
    }

    private Servers servers(Servers servers) {
        Servers after = servers;
        for (int node = 0; node < servers.nodes().size(); node++) {
            ModelNode here = servers.nodes().get(node);
            Upstream upstream = here.upstream();
            if (upstream != null
                    && !(upstream.coming().isEmpty() && upstream.going().isEmpty())) {
                Upstream numbered =
                        upstream.coming(shipments(upstream.coming())).going(shipments(upstream.going()));
                after = after.with(node, here.with(numbered));
            }
        }
        return after;
    }

    private List<Cargo.Shipment> shipments(List<Cargo.Shipment> before) {
        List<Cargo.Shipment> after = new ArrayList<>(before.size());
        for (Cargo.Shipment shipment : before) {
            after.add(new Cargo.Shipment(cargo(shipment.cargo()), shipment.passage()));
        }
        return after;
    }

    private Cargo cargo(Cargo cargo) {
        if (cargo instanceof Cargo.Asks asks) {
            return new Cargo.Asks(number(asks.command()));
        } else if (cargo instanceof Cargo.Acknowledges acknowledges) {
            return new Cargo.Acknowledges(number(acknowledges.command()));
        }
        return cargo;
    }
}
