package dev.lockscope.scenario.yaml;

import java.util.ArrayList;
import java.util.List;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.StreamDataWriter;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/** Writes a tree as a YAML text that is read as the same tree: each value on a line of its own, without comments. */
public final class YamlWriter {

    private static final int INDENT = 2;

    private YamlWriter() {}

    /**
     * The tree as a text.
     *
     * @throws IllegalArgumentException when a part of it could not be read
     */
    public static String write(Yaml tree) {
        DumpSettings settings = DumpSettings.builder()
                .setSchema(new CoreSchema())
                .setDefaultFlowStyle(FlowStyle.BLOCK)
                .setIndent(INDENT)
                .setWidth(Integer.MAX_VALUE)
                .setSplitLines(false)
                .build();
        Text text = new Text();
        new Dump(settings).dumpNode(node(tree), text);
        return text.written.toString();
    }

    private static Node node(Yaml tree) {
        if (tree instanceof Yaml.Scalar scalar) {
            return node(scalar);
        } else if (tree instanceof Yaml.Sequence sequence) {
            List<Node> items = new ArrayList<>();
            sequence.items().forEach(item -> items.add(node(item)));
            return new SequenceNode(Tag.SEQ, items, FlowStyle.BLOCK);
        } else if (tree instanceof Yaml.Mapping mapping) {
            List<NodeTuple> entries = new ArrayList<>();
            mapping.entries().forEach(entry -> entries.add(new NodeTuple(node(entry.key()), node(entry.value()))));
            return new MappingNode(Tag.MAP, entries, FlowStyle.BLOCK);
        }
        throw new IllegalArgumentException("a part of the tree could not be read");
    }

    /** A text that would be read as something else without quotes has quotes. */
    private static Node node(Yaml.Scalar scalar) {
        boolean quoted = scalar.type() == Yaml.Type.TEXT && Scalars.typeOf(scalar.value()) != Yaml.Type.TEXT;
        return new ScalarNode(
                tag(scalar.type()), scalar.value(), quoted ? ScalarStyle.DOUBLE_QUOTED : ScalarStyle.PLAIN);
    }

    private static Tag tag(Yaml.Type type) {
        return switch (type) {
            case TEXT -> Tag.STR;
            case NUMBER -> Tag.INT;
            case FRACTION -> Tag.FLOAT;
            case BOOLEAN -> Tag.BOOL;
            case NOTHING -> Tag.NULL;
        };
    }

    /** Where the text is gathered. */
    private static final class Text implements StreamDataWriter {

        private final StringBuilder written = new StringBuilder();

        @Override
        public void write(String part) {
            written.append(part);
        }

        @Override
        public void write(String part, int from, int length) {
            written.append(part, from, from + length);
        }
    }
}
