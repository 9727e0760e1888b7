package dev.lockscope.desktop.stage;

import java.util.List;

/**
 * Which client has which colour and shape: by its place in the cast.
 *
 * @param clients their names, in the order of the cast
 */
record Places(List<String> clients) {

    Places {
        clients = List.copyOf(clients);
    }

    /** The place of a client; 0 for one that is not in the cast. */
    int of(String client) {
        return Math.max(0, clients.indexOf(client));
    }
}
