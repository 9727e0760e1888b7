package dev.lockscope.explore.ttl;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The distributions that go by a name, such as {@code log-normal:200ms,900ms}; a name alone has usual numbers. */
public enum Preset {
    /** No length at all. */
    NONE("", parts -> Distribution.none()),
    /** Always the same. */
    CONSTANT("200ms", parts -> new Distribution.Constant(parts.get(0))),
    /** From one length to another. */
    UNIFORM("100ms,900ms", parts -> new Distribution.Uniform(parts.get(0), parts.get(1))),
    /** By its median and its p99. */
    LOG_NORMAL("200ms,900ms", parts -> new Distribution.LogNormal(parts.get(0), parts.get(1))),
    /** By its median and its p99; beyond that, far longer ones than of {@link #LOG_NORMAL}. */
    HEAVY_TAIL("200ms,900ms", parts -> new Distribution.HeavyTail(parts.get(0), parts.get(1))),
    /** Pauses of a garbage collector: mostly none, 1 in 100 log-normal by its median and its p99. */
    GC("300ms,3s", parts -> new Distribution.Rarely(0.01, new Distribution.LogNormal(parts.get(0), parts.get(1)))),
    /** A network in one house, by its median and its p99. */
    LAN("300us,2ms", parts -> new Distribution.LogNormal(parts.get(0), parts.get(1))),
    /** A network over land, by its median and its p99. */
    WAN("20ms,120ms", parts -> new Distribution.LogNormal(parts.get(0), parts.get(1)));

    private final List<String> usual;
    private final Function<List<Duration>, Distribution> maker;

    Preset(String usual, Function<List<Duration>, Distribution> maker) {
        this.usual = usual.isEmpty() ? List.of() : List.of(usual.split(",", -1));
        this.maker = maker;
    }

    /** Its name, such as {@code log-normal}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** As it can be written, with its usual numbers. */
    public String example() {
        return usual.isEmpty() ? id() : id() + ":" + String.join(",", usual);
    }

    /** The one of that name, if there is one. */
    public static Optional<Preset> find(String id) {
        return Arrays.stream(values()).filter(one -> one.id().equals(id)).findFirst();
    }

    /** The one that a text names before its colon, if there is one. */
    public static Optional<Preset> named(String text) {
        return find(text.split(":", 2)[0].strip().toLowerCase(Locale.ROOT));
    }

    /**
     * The distribution that a text means; nothing where the numbers after the name do not fit.
     *
     * @param text the name alone, or with its numbers, as in {@link #example}
     */
    public Optional<Distribution> read(String text) {
        String[] halves = text.split(":", 2);
        List<String> written = halves.length == 1 ? usual : List.of(halves[1].split(",", -1));
        List<Duration> lengths = new ArrayList<>();
        for (String part : written) {
            Lengths.of(part.strip()).ifPresent(lengths::add);
        }
        if (written.size() != usual.size() || lengths.size() != usual.size()) {
            return Optional.empty();
        }
        try {
            return Optional.of(maker.apply(lengths));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
