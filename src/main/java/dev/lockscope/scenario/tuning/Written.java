package dev.lockscope.scenario.tuning;

import dev.lockscope.scenario.tuning.Parameter.Range;
import dev.lockscope.scenario.tuning.Parameter.What;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Makes parameters of what a document says, and of what is usual where it says nothing. */
record Written(Mapping root) {

    /** Lengths of time that are above nothing. */
    static final Range POSITIVE = new Range("1ms", "60m");

    /** Lengths of time that may be nothing. */
    static final Range ANY = new Range("0ms", "60m");

    Parameter ranged(String path, What what, Optional<String> owner, String usual, Range range) {
        return parameter(path, what, owner, usual, List.of(), Optional.of(range));
    }

    Parameter chosen(String path, What what, String usual, List<String> choices) {
        return parameter(path, what, Optional.empty(), usual, choices, Optional.empty());
    }

    private Parameter parameter(
            String path, What what, Optional<String> owner, String usual, List<String> choices, Optional<Range> range) {
        Optional<String> said = value(path);
        return new Parameter(path, what, owner, said.orElse(usual), said.isPresent(), choices, range);
    }

    /** A single value that the document says. */
    Optional<String> value(String path) {
        return TreePath.of(path)
                .in(root)
                .flatMap(found -> found instanceof Scalar scalar ? Optional.of(scalar.value()) : Optional.empty());
    }

    /** A length of time as scenarios have it. */
    static String time(Duration time) {
        long millis = time.toMillis();
        return millis == 0 || millis % 100 != 0
                ? millis + "ms"
                : BigDecimal.valueOf(millis)
                                .movePointLeft(3)
                                .stripTrailingZeros()
                                .toPlainString() + "s";
    }
}
