package dev.lockscope.scenario.yaml;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Type;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/** Makes scalars of the parser's events. */
final class Scalars {

    private static final ScalarResolver RESOLVER = new CoreSchema().getScalarResolver();

    private Scalars() {}

    static Scalar of(ScalarEvent event, Position at) {
        return new Scalar(at, event.getValue(), type(event), lead(event));
    }

    private static Type type(ScalarEvent event) {
        if (!event.isPlain()) {
            return Type.TEXT;
        }
        return typeOf(event.getValue());
    }

    /** What characters without quotes stand for. */
    static Type typeOf(String plain) {
        Tag tag = RESOLVER.resolve(plain, true);
        if (tag.equals(Tag.INT)) {
            return Type.NUMBER;
        } else if (tag.equals(Tag.FLOAT)) {
            return Type.FRACTION;
        } else if (tag.equals(Tag.BOOL)) {
            return Type.BOOLEAN;
        }
        return tag.equals(Tag.NULL) ? Type.NOTHING : Type.TEXT;
    }

    private static int lead(ScalarEvent event) {
        if (event.getAnchor().isPresent() || event.getTag().isPresent() || event.isLiteral() || event.isFolded()) {
            return -1;
        }
        int quotes = event.isPlain() ? 0 : 1;
        int length = event.getValue().codePointCount(0, event.getValue().length());
        int written = event.getEndMark().map(Mark::getIndex).orElse(-1)
                - event.getStartMark().map(Mark::getIndex).orElse(0);
        return written == length + 2 * quotes ? quotes : -1;
    }
}
