package dev.lockscope.trace.world;

import dev.lockscope.trace.StoreFact.KeyStored;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds whose token a lock's key holds.
 *
 * <p>A client need not know that its token is stored: its answer may be lost. So the first of these that knows decides:
 * the client whose command led to the storing; the one that has a command with the value on its way to the node; and for
 * a copy on a replica, the owner of the same value elsewhere.
 */
final class Owners {

    private Owners() {}

    static Optional<String> of(World world, KeyStored stored, long cause) {
        if (!world.locks().contains(stored.key())) {
            return Optional.empty();
        }
        return sender(world, command -> cause != 0 && (command.sent() == cause || command.executed() == cause))
                .or(() -> sender(
                        world, command -> command.node().equals(stored.node()) && command.mentions(stored.value())))
                .or(() -> believer(world, stored))
                .or(() -> elsewhere(world, stored));
    }

    private static Optional<String> sender(World world, Predicate<CommandView> which) {
        return world.clients().values().stream()
                .filter(client -> Stream.concat(client.inFlight().stream(), client.adrift().stream())
                        .anyMatch(which))
                .map(ClientView::name)
                .findFirst();
    }

    private static Optional<String> believer(World world, KeyStored stored) {
        return world.clients().values().stream()
                .filter(client -> client.belief(stored.key()) instanceof Belief.Holds holds
                        && holds.token().equals(stored.value()))
                .map(ClientView::name)
                .findFirst();
    }

    private static Optional<String> elsewhere(World world, KeyStored stored) {
        return world.nodes().values().stream()
                .flatMap(node -> node.key(stored.key()).stream())
                .filter(key -> key.value().equals(stored.value()))
                .flatMap(key -> key.owner().stream())
                .findFirst();
    }
}
