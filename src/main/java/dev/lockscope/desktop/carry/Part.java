package dev.lockscope.desktop.carry;

import dev.lockscope.export.Selection;
import dev.lockscope.trace.Trace;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Set;

/** Which part of a run is asked for, of what a person typed and ticked. */
sealed interface Part {

    /** One that can be had. */
    record Chosen(Selection selection) implements Part {}

    /** One that cannot. */
    record Wrong(Problem problem) implements Part {}

    /** Why a part cannot be had. */
    enum Problem {
        /** The first time is no number. */
        FROM,
        /** The last time is no number. */
        TO,
        /** The end comes before the beginning. */
        BACKWARDS,
        /** The beginning comes after the run's end. */
        BEYOND,
        /** No client was chosen. */
        NOBODY,
        /** The width of the picture is no number, or too small or too large. */
        WIDTH,
        /** Its height. */
        HEIGHT;

        /** What names its text. */
        String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The part that is asked for.
     *
     * @param from the beginning, seconds, with a point or a comma; blank for that of the run
     * @param to the end in the same way
     * @param clients those that were ticked
     */
    static Part of(String from, String to, Collection<String> clients, Trace trace) {
        List<String> known = trace.header().cast().clients();
        OptionalLong first = nanos(from, Long.MIN_VALUE);
        OptionalLong last = nanos(to, Long.MAX_VALUE);
        if (first.isEmpty()) {
            return new Wrong(Problem.FROM);
        } else if (last.isEmpty()) {
            return new Wrong(Problem.TO);
        } else if (last.getAsLong() < first.getAsLong()) {
            return new Wrong(Problem.BACKWARDS);
        } else if (!from.isBlank() && first.getAsLong() > end(trace)) {
            return new Wrong(Problem.BEYOND);
        } else if (clients.isEmpty() && !known.isEmpty()) {
            return new Wrong(Problem.NOBODY);
        }
        Set<String> some = clients.containsAll(known) ? Set.of() : Set.copyOf(clients);
        return new Chosen(new Selection(first.getAsLong(), last.getAsLong(), some));
    }

    /** When the last thing happened, ns since the run's start. */
    static long end(Trace trace) {
        return trace.events().isEmpty()
                ? 0
                : trace.events().get(trace.events().size() - 1).at();
    }

    private static OptionalLong nanos(String seconds, long otherwise) {
        String plain = seconds.strip().replace(',', '.');
        if (plain.isEmpty()) {
            return OptionalLong.of(otherwise);
        }
        // Not all that Java takes for a number, such as 1e300 or NaN.
        return plain.matches("\\d{1,6}(\\.\\d*)?|\\.\\d+")
                ? OptionalLong.of(Math.round(Double.parseDouble(plain) * 1e9))
                : OptionalLong.empty();
    }
}
