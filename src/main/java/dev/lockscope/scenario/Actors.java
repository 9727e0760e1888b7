package dev.lockscope.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who and what a script can name.
 *
 * @param clients the clients that could be read
 * @param nodes the nodes' names
 * @param keys the keys that clients use on the nodes; none where the lock's name could not be read
 * @param complete whether the clients' names are all known, so that another name is certainly wrong
 */
record Actors(List<ClientDraft> clients, List<String> nodes, List<String> keys, boolean complete) {

    Actors {
        clients = List.copyOf(clients);
        nodes = List.copyOf(nodes);
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

    List<String> names() {
        return Stream.concat(clientNames().stream(), nodes.stream()).distinct().toList();
    }

    /** The links between clients and nodes, as {@code CLIENT-NODE}. */
    List<String> links() {
        return clientNames().stream()
                .flatMap(client -> nodes.stream().map(node -> client + "-" + node))
                .toList();
    }
}
