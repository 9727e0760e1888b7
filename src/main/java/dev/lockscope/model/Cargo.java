package dev.lockscope.model;

import java.util.List;

/** What goes between a master and a replica. */
public sealed interface Cargo {

    /**
     * A write that the master has done, as the commands that it passes on: those of a script one by one, and with times
     * to live as they were written, as redis-server 6.2 does. A replica that gets it late lets the key live longer;
     * 7 and later pass on the instant at which it ends.
     *
     * @param commands the words of each
     */
    record Write(List<List<String>> commands) implements Cargo {}

    /** All that the master stores, for a replica that begins to follow it. */
    record Copy(Store store) implements Cargo {}

    /**
     * The master asks how far the replica has come, because a client waits.
     *
     * @param command the number of the command that waits
     */
    record Asks(long command) implements Cargo {}

    /**
     * The replica has everything that was sent before it was asked.
     *
     * @param command the number of the command that waits
     */
    record Acknowledges(long command) implements Cargo {}

    /**
     * Some of it on its way.
     *
     * @param passage how far it has come
     */
    record Shipment(Cargo cargo, Passage passage) {

        static Shipment of(Cargo cargo) {
            return new Shipment(cargo, Passage.FRESH);
        }

        Shipment in(Passage other) {
            return new Shipment(cargo, other);
        }
    }
}
