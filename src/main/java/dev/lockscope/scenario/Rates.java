package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** The rates of clocks, such as {@code 1.5}: seconds that a clock counts in a second. */
final class Rates {

    private static final BigDecimal SLOWEST = new BigDecimal("0.1");
    private static final BigDecimal FASTEST = BigDecimal.TEN;
    private static final Pattern WRITTEN = Pattern.compile("[0-9]{1,2}(\\.[0-9]{1,6})?");

    private final Problems problems;

    Rates(Problems problems) {
        this.problems = problems;
    }

    static String text(double rate) {
        return BigDecimal.valueOf(rate).stripTrailingZeros().toPlainString();
    }

    Optional<Double> parse(Located<String> written) {
        Optional<BigDecimal> rate = Optional.of(written.value())
                .filter(text -> WRITTEN.matcher(text).matches())
                .map(BigDecimal::new)
                .filter(number -> number.compareTo(SLOWEST) >= 0 && number.compareTo(FASTEST) <= 0);
        if (rate.isEmpty()) {
            problems.add(
                    written.at(),
                    Wording.BAD_RATE.with(written.value()),
                    Wording.WANT_RATE.with(SLOWEST.toPlainString(), FASTEST.toPlainString()));
        }
        return rate.map(BigDecimal::doubleValue);
    }
}
