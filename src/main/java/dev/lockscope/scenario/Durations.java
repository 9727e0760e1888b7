package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads lengths of time such as {@code 150ms}, {@code 3s}, {@code 1.5s} and {@code 2m}: whole ms, at most an hour. */
final class Durations {

    /** The longest length of time in a scenario. */
    static final Duration LONGEST = Duration.ofHours(1);

    private static final Map<String, BigDecimal> MILLIS =
            Map.of("ms", BigDecimal.ONE, "s", BigDecimal.valueOf(1_000), "m", BigDecimal.valueOf(60_000));
    private static final Pattern WRITTEN = Pattern.compile("([0-9]{1,12}(?:\\.[0-9]{1,6})?)(ms|s|m)");

    private final Problems problems;

    Durations(Problems problems) {
        this.problems = problems;
    }

    /** A length of time above nothing. */
    Optional<Duration> positive(Yaml value) {
        return read(value, 1);
    }

    /** A length of time that may be {@code 0ms}. */
    Optional<Duration> any(Yaml value) {
        return read(value, 0);
    }

    /** A word that is a length of time above nothing. */
    Optional<Duration> positive(Located<String> word) {
        return read(word.at(), word.value(), 1);
    }

    /** A word that is a length of time above nothing, or with a minus sign below. */
    Optional<Duration> signed(Located<String> word) {
        return word.value().startsWith("-")
                ? read(word.at(), word.value().substring(1), 1).map(Duration::negated)
                : positive(word);
    }

    private Optional<Duration> read(Yaml value, long least) {
        if (!(value instanceof Scalar scalar) || scalar.type() == Yaml.Type.NOTHING) {
            new Values(problems).refuse(value, Wording.WANT_DURATION.with());
            return Optional.empty();
        }
        return read(scalar.at(), scalar.value(), least);
    }

    private Optional<Duration> read(Position at, String written, long least) {
        Optional<BigDecimal> millis = millis(written);
        if (millis.filter(Durations::isWhole).isEmpty()) {
            problems.add(at, Wording.BAD_DURATION.with(written), Wording.WANT_DURATION.with(), meant(written));
            return Optional.empty();
        }
        BigDecimal length = millis.get();
        BigDecimal most = BigDecimal.valueOf(LONGEST.toMillis());
        if (length.compareTo(BigDecimal.valueOf(least)) < 0 || length.compareTo(most) > 0) {
            problems.add(
                    at,
                    Wording.DURATION_RANGE.with(written),
                    Wording.WANT_DURATION_RANGE.with(least + "ms", LONGEST.toMinutes() + "m"));
            return Optional.empty();
        }
        return Optional.of(Duration.ofMillis(length.longValueExact()));
    }

    private static Optional<BigDecimal> millis(String written) {
        Matcher parts = WRITTEN.matcher(written);
        return parts.matches()
                ? Optional.of(
                        new BigDecimal(parts.group(1)).multiply(Objects.requireNonNull(MILLIS.get(parts.group(2)))))
                : Optional.empty();
    }

    private static boolean isWhole(BigDecimal millis) {
        return millis.stripTrailingZeros().scale() <= 0;
    }

    /** What was probably meant: other case, a space or a comma in it, or no unit; small numbers are taken for seconds. */
    private static Optional<String> meant(String written) {
        String tidy = written.strip().toLowerCase(Locale.ROOT).replace(" ", "").replace(',', '.');
        String unit = tidy.matches("[0-9]{1,2}") ? "s" : tidy.matches("[0-9]{3,12}") ? "ms" : "";
        String guess = tidy + unit;
        return millis(guess).filter(Durations::isWhole).map(millis -> guess);
    }
}
