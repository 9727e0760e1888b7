package dev.lockscope.explore;

import dev.lockscope.model.Flight;
import dev.lockscope.model.ModelResource;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.model.Mutex;
import dev.lockscope.model.Servers;
import java.util.List;
import java.util.Map;

/**
 * All of a world but its clients; see {@link ModelWorld} for the parts.
 *
 * <p>What a client does next depends on the client and on the ground alone, and most of it changes these two alone: what
 * was worked out once is looked up from then on.
 */
record Ground(
        long now,
        Servers servers,
        List<Flight> flights,
        ModelResource resource,
        Map<Mutex, Integer> mutexes,
        long commands) {

    static Ground of(ModelWorld world) {
        return new Ground(
                world.now(), world.servers(), world.flights(), world.resource(), world.mutexes(), world.commands());
    }
}
