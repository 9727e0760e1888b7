package dev.lockscope.scenario.yaml;

import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import dev.lockscope.scenario.yaml.Yaml.Type;
import java.util.ArrayList;
import java.util.List;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Present;
import org.snakeyaml.engine.v2.api.lowlevel.Serialize;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/** Writes trees as YAML that {@link YamlReader} reads back as the same values. Any thread. */
public final class YamlWriter {

    private YamlWriter() {}

    /**
     * The text of a tree.
     *
     * @throws IllegalArgumentException when a part of it could not be read
     */
    public static String write(Yaml tree) {
        DumpSettings settings = DumpSettings.builder()
                .setSchema(new CoreSchema())
                .setDefaultFlowStyle(FlowStyle.BLOCK)
                .setIndicatorIndent(2)
                .setIndentWithIndicator(true)
                .setWidth(120)
                .build();
        return new Present(settings)
                .emitToString(new Serialize(settings).serializeOne(node(tree)).iterator());
    }

    private static Node node(Yaml value) {
        if (value instanceof Scalar scalar) {
            return new ScalarNode(tag(scalar.type()), scalar.value(), ScalarStyle.PLAIN);
        } else if (value instanceof Sequence list) {
            List<Node> items = new ArrayList<>();
            list.items().forEach(item -> items.add(node(item)));
            return new SequenceNode(Tag.SEQ, items, items.isEmpty() ? FlowStyle.FLOW : FlowStyle.BLOCK);
        } else if (value instanceof Mapping mapping) {
            List<NodeTuple> entries = new ArrayList<>();
            for (Entry entry : mapping.entries()) {
                entries.add(new NodeTuple(node(entry.key()), node(entry.value())));
            }
            return new MappingNode(Tag.MAP, entries, entries.isEmpty() ? FlowStyle.FLOW : FlowStyle.BLOCK);
        }
        throw new IllegalArgumentException("nothing to write at " + value.at());
    }

    private static Tag tag(Type type) {
        return switch (type) {
            case TEXT -> Tag.STR;
            case NUMBER -> Tag.INT;
            case FRACTION -> Tag.FLOAT;
            case BOOLEAN -> Tag.BOOL;
            case NOTHING -> Tag.NULL;
        };
    }
}
