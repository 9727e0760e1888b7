package dev.lockscope.explore.ttl;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The distributions that go by a name, such as {@code log-normal:200ms,900ms}; a name alone has usual numbers. */
public enum Preset {
    /** No length at all. */
    NONE(""),
    /** Always the same. */
    CONSTANT("200ms"),
    /** From one length to another. */
    UNIFORM("100ms,900ms"),
    /** By its median and its p99. */
    LOG_NORMAL("200ms,900ms"),
    /** By its median and its p99; beyond that, far longer ones than of {@link #LOG_NORMAL}. */
    HEAVY_TAIL("200ms,900ms"),
    /** Pauses of a garbage collector: mostly none, 1 in 100 log-normal by its median and its p99. */
    GC("300ms,3s"),
    /** A network in one data centre, by its median and its p99. */
    LAN("300us,2ms"),
    /** A network over land, by its median and its p99. */
    WAN("20ms,120ms");

    private static final double GC_CHANCE = 0.01;

    private final String usual;

    Preset(String usual) {
        this.usual = usual;
    }

    /** Its name, such as {@code log-normal}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** As it can be written, with its usual numbers. */
    public String example() {
        return usual.isEmpty() ? id() : id() + ":" + usual;
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
        List<String> wanted = parts(usual);
        List<String> written = halves.length == 1 ? wanted : parts(halves[1]);
        List<Duration> lengths = new ArrayList<>();
        for (String part : written) {
            Lengths.of(part.strip()).ifPresent(lengths::add);
        }
        if (written.size() != wanted.size() || lengths.size() != wanted.size()) {
            return Optional.empty();
        }
        try {
            return Optional.of(made(lengths));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static List<String> parts(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(",", -1));
    }

    private Distribution made(List<Duration> lengths) {
        return switch (this) {
            case NONE -> Distribution.none();
            case CONSTANT -> new Distribution.Constant(lengths.get(0));
            case UNIFORM -> new Distribution.Uniform(lengths.get(0), lengths.get(1));
            case HEAVY_TAIL -> new Distribution.HeavyTail(lengths.get(0), lengths.get(1));
            case GC -> new Distribution.Rarely(GC_CHANCE, new Distribution.LogNormal(lengths.get(0), lengths.get(1)));
            case LOG_NORMAL, LAN, WAN -> new Distribution.LogNormal(lengths.get(0), lengths.get(1));
        };
    }
}
