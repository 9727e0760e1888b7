package dev.lockscope.explore;

import dev.lockscope.model.ModelNode;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.model.Store;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What nodes store under a lock whose word counts, as a verdict sees it: masters, also one that is down as long as no
 * other serves in its place, because nobody else can be granted anything there. A master and its replicas count as one.
 */
final class Standing {

    private static final long MILLI = 1_000_000;

    private Standing() {}

    /** The tokens that are stored, once for each group of nodes. */
    static List<String> in(ModelWorld world, String lock) {
        boolean one = world.setting().isReplicated();
        List<String> tokens = new ArrayList<>(3);
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            ModelNode here = world.servers().nodes().get(node);
            boolean counts = here.isMaster()
                    && (here.up() || !one || node == world.servers().master());
            Store.Entry entry = counts ? here.store().find(lock, world.now() / MILLI) : null;
            if (entry != null && !(one && tokens.contains(entry.value()))) {
                tokens.add(entry.value());
            }
        }
        Collections.sort(tokens);
        return tokens;
    }

    /** How many groups of nodes have to stand by a grant. */
    static int majority(ModelWorld world) {
        return world.setting().isReplicated() ? 1 : world.servers().nodes().size() / 2 + 1;
    }

    static int times(List<String> stored, String token) {
        return Collections.frequency(stored, token);
    }
}
