package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.NodeId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Who listens to a node's channels. What is published is sent to those who listen at that moment, and to nobody else.
 *
 * @param node the node's place in the setting
 */
record Listeners(ModelWorld world, int node) implements ToIntFunction<String> {

    private static final Answer PUBLISHED = new Answer.Value("message");

    private record Listener(int client, String program) {}

    /** How many listen to a channel. */
    @Override
    public int applyAsInt(String channel) {
        return all(channel).size();
    }

    /** The world when a message to each of them is on its way. */
    ModelWorld told(String channel) {
        ModelWorld after = world;
        for (Listener listener : all(channel)) {
            Flight.Load load = new Flight.Load.Published(listener.program(), channel);
            after = after.withNew(Flight.request(after.commands() + 1, listener.client(), node, load)
                    .answered(PUBLISHED));
        }
        return after;
    }

    private List<Listener> all(String channel) {
        NodeId here = world.setting().nodes().get(node);
        List<Listener> all = new ArrayList<>();
        for (int client = 0; client < world.clients().size(); client++) {
            for (Strand strand : world.clients().get(client).strands()) {
                Ear ear = strand.ear(here, channel);
                if (ear != null && ear.state() == Ear.State.LISTENS) {
                    all.add(new Listener(client, strand.name()));
                }
            }
        }
        return all;
    }
}
