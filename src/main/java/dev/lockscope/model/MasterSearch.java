package dev.lockscope.model;

import dev.lockscope.scenario.Topology;

/** How clients find the node that takes writes. */
final class MasterSearch {

    private MasterSearch() {}

    /**
     * The place of the node that takes writes, as far as a client can find out: under sentinels, what those say that it
     * reaches, the one that knows of more failovers before others; what it knew before where it reaches none. Else the
     * node that was configured or promoted last. It takes no time.
     */
    static int master(ModelWorld world, int client) {
        ModelClient who = world.clients().get(client);
        if (!(world.setting().topology() instanceof Topology.Guarded)) {
            return world.servers().master();
        }
        int found = who.master();
        int epoch = -1;
        for (ModelSentinel sentinel : world.servers().sentinels()) {
            if (world.links().of(who.role().name(), sentinel.name()).passes() && sentinel.epoch() > epoch) {
                found = sentinel.names();
                epoch = sentinel.epoch();
            }
        }
        return found;
    }
}
