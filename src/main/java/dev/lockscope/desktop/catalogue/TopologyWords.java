package dev.lockscope.desktop.catalogue;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.Topology;

/** Says on what servers a scenario runs. */
record TopologyWords(Texts texts) {

    String of(Topology topology) {
        if (topology instanceof Topology.Single) {
            return texts.say("topology.single");
        } else if (topology instanceof Topology.Replicated replicated) {
            return texts.say("topology.replicated", replicated.replicas().size());
        } else if (topology instanceof Topology.Guarded guarded) {
            return texts.say(
                    "topology.sentinel",
                    guarded.replicas().size(),
                    guarded.sentinels().size());
        }
        return texts.say("topology.independent", topology.nodes().size());
    }
}
