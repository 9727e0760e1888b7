package dev.lockscope.lab;

import dev.lockscope.lock.port.NodeId;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** The channels that one program of a client listens to. Belongs to that program's thread. */
final class Ears {

    private record Channel(NodeId node, String name) {}

    private final Wire wire;
    private final Gate gate;
    private final Patience patience;
    private final Map<Channel, Listening> open = new HashMap<>();

    Ears(Wire wire, Gate gate, Patience patience) {
        this.wire = wire;
        this.gate = gate;
        this.patience = patience;
    }

    boolean listen(NodeId node, String channel, Duration timeout) {
        close(node, channel);
        Listening ear = wire.listen(node, channel);
        open.put(new Channel(node, channel), ear);
        boolean confirmed = patience.within(ear.confirmed(), timeout).orElse(false);
        gate.pass();
        return confirmed;
    }

    boolean await(NodeId node, String channel, Duration limit) {
        gate.pass();
        Listening ear = open.get(new Channel(node, channel));
        if (ear == null) {
            throw new IllegalStateException("nobody listens to " + channel + " on " + node.name());
        }
        boolean came = patience.within(ear.next(), limit).orElse(false);
        gate.pass();
        return came;
    }

    void close(NodeId node, String channel) {
        gate.pass();
        Listening ear = open.remove(new Channel(node, channel));
        if (ear != null) {
            ear.close();
        }
    }
}
