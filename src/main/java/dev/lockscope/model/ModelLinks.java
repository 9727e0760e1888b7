package dev.lockscope.model;

import dev.lockscope.scenario.LinkAction.Part;
import dev.lockscope.trace.LinkFact.Condition;
import java.util.HashMap;
import java.util.Map;

/** What the links between clients and nodes do with messages. For one thread. */
final class ModelLinks {

    private record Ends(int client, int node) {}

    private final Map<Ends, Condition> conditions = new HashMap<>();

    Condition of(int client, int node) {
        return conditions.getOrDefault(new Ends(client, node), Condition.OPEN);
    }

    void become(int client, int node, Condition condition) {
        conditions.put(new Ends(client, node), condition);
    }

    /** Whether a command may go on from where it is. */
    boolean passes(Flight flight) {
        Condition condition = of(flight.client(), flight.node());
        if (flight.stage() instanceof Flight.Stage.Request) {
            return condition == Condition.OPEN || condition == Condition.HOLDS_REPLIES;
        } else if (flight.stage() instanceof Flight.Stage.Reply) {
            return condition == Condition.OPEN || condition == Condition.HOLDS_REQUESTS;
        }
        return false;
    }

    boolean isCut(Flight flight) {
        return of(flight.client(), flight.node()) == Condition.CUT;
    }

    static Condition holding(Part part) {
        return switch (part) {
            case BOTH -> Condition.HOLDS_BOTH;
            case REQUESTS -> Condition.HOLDS_REQUESTS;
            case REPLIES -> Condition.HOLDS_REPLIES;
        };
    }
}
