package dev.lockscope.explore.matrix;

import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Problem;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.Search;
import dev.lockscope.explore.Tally;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Searches single cells. Each is searched by one thread, since what a limit by states lets through depends on how many
 * go on side by side, and a cell must come out the same on every machine.
 */
public final class Cells {

    private final Limits limits;
    private final Search.Ticks ticks;

    /**
     * Searches that have not begun.
     *
     * @param limits for each search
     * @param ticks by which its time is limited and told
     */
    public Cells(Limits limits, Search.Ticks ticks) {
        this.limits = limits;
        this.ticks = ticks;
    }

    /**
     * Searches one cell for a way to break one property; the same each time.
     *
     * @throws IllegalArgumentException when the fault cannot befall the recipe
     */
    public Result search(Row row, Fault fault, Property property, BooleanSupplier cancelled, Consumer<Tally> progress)
            throws InterruptedException {
        row.missing(fault).ifPresent(need -> {
            throw new IllegalArgumentException(row.recipe() + " has no " + need.id());
        });
        return search(row, fault, Set.of(property), cancelled, progress);
    }

    /**
     * What becomes of every property in one cell.
     *
     * <p>All are searched for at once, and those that are left again until none is: the states do not depend on what is
     * searched for, and the shortest schedule that breaks any of several is the shortest for those that it breaks.
     */
    public Map<Property, Outcome> outcomes(Row row, Fault fault, BooleanSupplier cancelled)
            throws InterruptedException {
        Map<Property, Outcome> outcomes = new EnumMap<>(Property.class);
        Set<Property> left = EnumSet.allOf(Property.class);
        row.missing(fault).ifPresent(need -> {
            left.forEach(property -> outcomes.put(property, new Outcome.NotApplicable(need)));
            left.clear();
        });
        while (!left.isEmpty()) {
            Result result = search(row, fault, left, cancelled, tally -> {});
            Set<Property> known = result instanceof Result.Broken broken ? broken.broken() : EnumSet.copyOf(left);
            known.forEach(property -> outcomes.put(property, outcome(result)));
            left.removeAll(known);
        }
        return outcomes;
    }

    /** What a search for one property came to. */
    public static Outcome outcome(Result result) {
        if (result instanceof Result.Broken broken) {
            return new Outcome.Broken(broken.schedule().size());
        }
        return result instanceof Result.Stopped stopped
                ? new Outcome.Stopped(stopped.reason(), stopped.tally().states())
                : new Outcome.Safe(result.tally().states());
    }

    private Result search(
            Row row, Fault fault, Set<Property> properties, BooleanSupplier cancelled, Consumer<Tally> progress)
            throws InterruptedException {
        Problem problem = Problem.of(row.scenario(fault), fault.budget(), properties);
        return new Search(problem, limits, 1, ticks).run(cancelled, progress);
    }
}
