package dev.lockscope.model;

import dev.lockscope.fault.Effect;
import dev.lockscope.model.ModelFaults.Ending;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The links of a run, and those that faults of many links hold. Two of them may hold the same link, as a partition and a
 * stalled node do; it is opened when the last of them ends. For one thread.
 */
final class ModelHolds {

    private static final LinkState HOLDS = new LinkState(new Way.Holds(), new Way.Holds(), false);

    private final ModelStage stage;
    private final Map<LinkEnds, Integer> holders = new HashMap<>();

    ModelHolds(ModelStage stage) {
        this.stage = stage;
    }

    /** The links of the clients, then those that nodes and sentinels have among themselves. */
    List<LinkEnds> all() {
        ModelWorld world = stage.world();
        List<LinkEnds> all = new ArrayList<>();
        for (ModelClient client : world.clients()) {
            Stream.concat(world.setting().topology().nodes().stream(), world.setting().topology().sentinels().stream())
                    .forEach(server -> all.add(new LinkEnds(client.role().name(), server)));
        }
        all.addAll(world.setting().topology().peers());
        return all;
    }

    /** Those of the links that fulfil something. */
    List<LinkEnds> where(Predicate<LinkEnds> wanted) {
        return all().stream().filter(wanted).toList();
    }

    boolean holds(LinkEnds ends) {
        return holders.containsKey(ends);
    }

    /** Lets links keep what they carry until that ends. */
    Ending hold(List<LinkEnds> links, long seq) {
        for (LinkEnds ends : links) {
            if (holders.merge(ends, 1, Integer::sum) == 1) {
                become(ends, HOLDS, seq);
            }
        }
        return cause -> Effect.MESSAGES_WAITED.report(release(links, cause));
    }

    private int release(List<LinkEnds> links, long cause) {
        int waited = 0;
        for (LinkEnds ends : links) {
            if (holders.merge(ends, -1, Integer::sum) == 0) {
                holders.remove(ends);
                waited += become(ends, LinkState.OPEN, cause);
            }
        }
        return waited;
    }

    /** A link behaves so from now on; answers how many messages were touched. */
    int become(LinkEnds ends, LinkState state, long cause) {
        stage.witness().causedBy(Event.RUN, cause);
        return stage.become(LinkFaults.change(stage.world(), ends, state, stage.witness()));
    }

    /** The slot of a link's own fault among the faults that are on. */
    static String slot(LinkEnds ends) {
        return "link " + ends.name();
    }
}
