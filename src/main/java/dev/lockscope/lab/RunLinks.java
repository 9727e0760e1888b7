package dev.lockscope.lab;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.FaultyLink;
import dev.lockscope.scenario.LinkAction.Part;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.Topology;
import dev.lockscope.trace.LinkFact.Direction;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The links of a run: those of the clients, and those of nodes and sentinels among themselves. Immutable. */
final class RunLinks {

    private final List<LinkEnds> all;
    private final Cluster cluster;

    RunLinks(Collection<String> clients, Topology topology, Cluster cluster) {
        this.cluster = cluster;
        List<LinkEnds> links = new ArrayList<>();
        for (String client : clients) {
            Stream.concat(topology.nodes().stream(), topology.sentinels().stream())
                    .forEach(server -> links.add(new LinkEnds(client, server)));
        }
        links.addAll(topology.peers());
        this.all = List.copyOf(links);
    }

    FaultyLink get(String from, String to) throws FaultRefused {
        return find(new LinkEnds(from, to)).orElseThrow(() -> new FaultRefused("there is no such link"));
    }

    /** Nothing where the two never speak to each other. */
    private Optional<FaultyLink> find(LinkEnds link) {
        try {
            return Optional.of(cluster.link(link.from(), link.to()));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Those of the links that there are that fulfil something, by their names. */
    Map<String, FaultyLink> where(Predicate<LinkEnds> wanted) {
        Map<String, FaultyLink> found = new LinkedHashMap<>();
        for (LinkEnds link : all) {
            if (wanted.test(link)) {
                find(link).ifPresent(there -> found.put(link.name(), there));
            }
        }
        return found;
    }

    static Set<Direction> directions(Part part) {
        return switch (part) {
            case BOTH -> Set.of(Direction.THERE, Direction.BACK);
            case REQUESTS -> Set.of(Direction.THERE);
            case REPLIES -> Set.of(Direction.BACK);
        };
    }

    /** The slot of a link's own fault among the faults that are on. */
    static String slot(String link) {
        return "link " + link;
    }
}
