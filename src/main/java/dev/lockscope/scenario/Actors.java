package dev.lockscope.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who and what a script can name.
 *
 * @param clients the clients that could be read
 * @param topology the nodes and sentinels, and their links
 * @param keys the keys that clients use on the nodes; none where the lock's name could not be read
 * @param complete whether the clients' names are all known, so that another name is certainly wrong
 */
record Actors(List<ClientDraft> clients, Topology topology, List<String> keys, boolean complete) {

    Actors {
        clients = List.copyOf(clients);
        keys = List.copyOf(keys);
    }

    Optional<ClientDraft> client(String name) {
        return clients.stream().filter(client -> client.name().equals(name)).findFirst();
    }

    List<String> clientNames() {
        return clients.stream().map(ClientDraft::name).toList();
    }

    /** The names of the copies that an entry stands for; none for a client without copies. */
    List<String> copies(String entry) {
        return clients.stream()
                .filter(client -> client.entry().equals(entry) && !client.name().equals(entry))
                .map(ClientDraft::name)
                .toList();
    }

    List<String> nodes() {
        return topology.nodes();
    }

    List<String> sentinels() {
        return topology.sentinels();
    }

    /** The nodes and sentinels: whom a link can lead to. */
    List<String> servers() {
        return Stream.concat(nodes().stream(), sentinels().stream()).toList();
    }

    List<String> names() {
        return Stream.concat(clientNames().stream(), servers().stream())
                .distinct()
                .toList();
    }

    /** What an actor of that name is, if there is one. */
    Optional<EventKind.Of> kind(String name) {
        if (client(name).isPresent()) {
            return Optional.of(EventKind.Of.CLIENT);
        } else if (nodes().contains(name)) {
            return Optional.of(EventKind.Of.NODE);
        }
        return sentinels().contains(name) ? Optional.of(EventKind.Of.SENTINEL) : Optional.empty();
    }

    /** Every link: those of clients, then those of nodes and sentinels among themselves. */
    List<LinkEnds> links() {
        Stream<LinkEnds> ofClients = clientNames().stream()
                .flatMap(client -> servers().stream().map(server -> new LinkEnds(client, server)));
        return Stream.concat(ofClients, topology.peers().stream()).toList();
    }
}
