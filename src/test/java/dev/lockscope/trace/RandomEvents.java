package dev.lockscope.trace;

import dev.lockscope.time.Randomness;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Traces of random facts, for properties that must hold of every trace. */
public final class RandomEvents {

    /** Texts that have broken writers and readers of files before. */
    public static final List<String> HOSTILE = List.of(
            "",
            "\"quoted\" and \\ back\\slash",
            "line\nbreak\r\nand\ttab",
            "\u2028 and \u2029 and \u0085",
            "\uD83D\uDD12 lås \u00e6\u00f8\u00e5",
            "\u05e9\u05dc\u05d5\u05dd \u202Eback to front\u202C",
            "half \uD83D a pair",
            "\uDD12\uD83D",
            "\u0000 and \u0007 and \u007F",
            "\uFEFF\uFFFF",
            "{\"lockscope-trace\":1}",
            "it's {0} {client} [a|b]");

    private static final List<String> NAMES = List.of("A", "B", "n1", "lock:account", "account", "7f3a90", "34");

    private final Randomness random;
    private final boolean hostile;

    private RandomEvents(Randomness random, boolean hostile) {
        this.random = random;
        this.hostile = hostile;
    }

    /** Facts about a few names, so that they have to do with each other. */
    public static RandomEvents plain(long seed) {
        return new RandomEvents(Randomness.seeded(seed), false);
    }

    /** Facts full of hostile texts and extreme numbers. */
    public static RandomEvents hostile(long seed) {
        return new RandomEvents(Randomness.seeded(seed), true);
    }

    /** Every kind of fact that there is. */
    public static List<Class<? extends Record>> kinds() {
        List<Class<? extends Record>> kinds = new ArrayList<>();
        collect(Fact.class, kinds);
        return kinds;
    }

    private static void collect(Class<?> type, List<Class<? extends Record>> kinds) {
        if (!type.isInterface()) {
            kinds.add(type.asSubclass(Record.class));
            return;
        }
        for (Class<?> permitted : type.getPermittedSubclasses()) {
            collect(permitted, kinds);
        }
    }

    public Header header() {
        return new Header(
                text(),
                text(),
                random.nextLong(2) == 0 ? text() : null,
                number(),
                0.1 + random.nextLong(200) / 10.0,
                Instant.ofEpochSecond(random.nextLong(1L << 33), random.nextLong(1_000_000_000)),
                text(),
                text(),
                text(),
                new Cast(List.of("A", "B"), List.of("n1", text()), List.of("account")));
    }

    public Trace trace(int count) {
        return new Trace(header(), events(count));
    }

    /** Events in the order of arrival, most of which happened a little before they arrived. */
    public List<Event> events(int count) {
        List<Event> events = new ArrayList<>();
        long now = 0;
        for (int seq = 1; seq <= count; seq++) {
            now += random.nextLong(10);
            long at = random.nextLong(4) == 0 ? Math.max(0, now - random.nextLong(60)) : now;
            events.add(new Event(seq, at, text(), random.nextLong(seq), fact()));
        }
        return events;
    }

    /** A fact of a random kind that this version knows. */
    public Fact fact() {
        List<Class<? extends Record>> kinds = kinds();
        Class<? extends Record> kind = kinds.get((int) random.nextLong(kinds.size()));
        return kind == UnknownFact.class ? fact() : fact(kind);
    }

    /** A fact of that kind with random fields. */
    public Fact fact(Class<? extends Record> kind) {
        RecordComponent[] components = kind.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        @Nullable Object[] values = new @Nullable Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            boolean nullable = components[i].getAnnotatedType().isAnnotationPresent(Nullable.class);
            values[i] = nullable && random.nextLong(3) == 0 ? null : value(types[i]);
        }
        try {
            return (Fact) kind.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + kind, e);
        }
    }

    private Object value(Class<?> type) {
        if (type == String.class) {
            return text();
        } else if (type == double.class) {
            return (double) random.nextLong(1_000) / 8;
        } else if (type == long.class || type == Long.class) {
            return number();
        } else if (type == int.class) {
            return (int) number();
        } else if (type == boolean.class) {
            return random.nextLong(2) == 0;
        } else if (type.isEnum()) {
            Object[] constants = type.getEnumConstants();
            return constants[(int) random.nextLong(constants.length)];
        }
        throw new IllegalStateException("no random values of " + type);
    }

    private String text() {
        List<String> texts = hostile ? HOSTILE : NAMES;
        String text = texts.get((int) random.nextLong(texts.size()));
        return hostile && random.nextLong(3) == 0 ? text + (char) random.nextLong(0x10000) : text;
    }

    private long number() {
        long kind = hostile ? random.nextLong(4) : 3;
        return kind == 0 ? Long.MIN_VALUE : kind == 1 ? Long.MAX_VALUE : kind == 2 ? -1 : random.nextLong(50);
    }
}
