package dev.lockscope.scenario.yaml;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.Optional;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.nodes.Tag;

/** Refuses what YAML can write before a value: anchors, and tags, which name types of their own. */
final class Properties {

    private Properties() {}

    static void check(ScalarEvent event, Position at, Problems problems) {
        check(event.getAnchor(), event.getTag(), at, problems);
    }

    static void check(CollectionStartEvent event, Position at, Problems problems) {
        check(event.getAnchor(), event.getTag(), at, problems);
    }

    private static void check(Optional<Anchor> anchor, Optional<String> tag, Position at, Problems problems) {
        anchor.ifPresent(
                name -> problems.add(at, Wording.ANCHOR.with(name.getValue()), Wording.WANT_WRITTEN_OUT.with()));
        tag.ifPresent(
                name -> problems.add(at, Wording.TAG.with(name.replace(Tag.PREFIX, "!!")), Wording.WANT_NO_TAG.with()));
    }
}
