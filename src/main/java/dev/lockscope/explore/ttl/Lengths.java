package dev.lockscope.explore.ttl;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths of time as people write them: {@code 12ms}, {@code 1.5s}, {@code 300us}, {@code 2m}; from 0 to an hour. */
public final class Lengths {

    /** The longest that is taken. */
    static final Duration LONGEST = Duration.ofHours(1);

    private static final Map<String, Long> NANOS = Map.of(
            "ns", 1L, "us", 1_000L, "\u00b5s", 1_000L, "ms", 1_000_000L, "s", 1_000_000_000L, "m", 60_000_000_000L);
    private static final Pattern WRITTEN =
            Pattern.compile("([0-9]{1,15}(?:\\.[0-9]{0,15})?)\\s?(ns|us|\u00b5s|ms|s|m)?");

    private Lengths() {}

    /** The length of time that a text with a unit gives; nothing where it gives none, or one out of range. */
    public static Optional<Duration> of(String text) {
        return WRITTEN.matcher(text).matches() && Character.isLetter(text.charAt(text.length() - 1))
                ? in(text, "ms").map(Duration::ofNanos)
                : Optional.empty();
    }

    /** Whether there is such a unit. */
    static boolean isUnit(String unit) {
        return NANOS.containsKey(unit);
    }

    /**
     * The length of time that a number gives, ns; nothing where it is none, or out of range.
     *
     * @param unit the unit of a number that has none of its own
     */
    static Optional<Long> in(String text, String unit) {
        Matcher parts = WRITTEN.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        String own = parts.group(2) == null ? unit : parts.group(2);
        BigDecimal nanos =
                new BigDecimal(parts.group(1)).multiply(BigDecimal.valueOf(Objects.requireNonNull(NANOS.get(own))));
        return nanos.compareTo(BigDecimal.valueOf(LONGEST.toNanos())) > 0
                ? Optional.empty()
                : Optional.of(nanos.longValue());
    }
}
