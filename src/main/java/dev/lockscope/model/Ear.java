package dev.lockscope.model;

import dev.lockscope.lock.port.NodeId;

/**
 * What one program of a client hears of one channel of one node.
 *
 * @param state how far its connection has come
 * @param messages how many messages have come and were not taken yet
 */
public record Ear(NodeId node, String channel, State state, int messages) {

    /** How far the connection of an ear has come. */
    public enum State {
        /** The node does not know of it yet. */
        ASKED,
        /** The node sends it what is published. */
        LISTENS,
        /** The connection is gone: nothing more will come. */
        GONE
    }

    boolean isOn(NodeId other, String name) {
        return node.equals(other) && channel.equals(name);
    }

    Ear in(State other) {
        return new Ear(node, channel, other, messages);
    }

    Ear with(int unheard) {
        return new Ear(node, channel, state, unheard);
    }
}
