package dev.lockscope.explore.matrix;

import dev.lockscope.lock.recipe.Catalogue;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rows of the matrix: every recipe of the catalogue where it makes sense. */
public final class Rows {

    private static final String SINGLE = "single";
    private static final String PAIR = "{kind: replicated, replicas: 1}";
    private static final String THREE = "{kind: independent, nodes: 3}";
    private static final String RETRY = "retry: {attempts: 2, delay: 500ms}";
    private static final String ONCE = "retry: {attempts: 1, delay: 500ms}";

    private static final List<Row> ALL =
            Catalogue.entries().stream().map(Rows::row).toList();

    private Rows() {}

    /** Every row, in the order of the catalogue. */
    public static List<Row> all() {
        return ALL;
    }

    /** The row of that recipe. */
    public static Optional<Row> find(String recipe) {
        return ALL.stream().filter(row -> row.recipe().equals(recipe)).findFirst();
    }

    private static Row row(Catalogue.Entry entry) {
        String fences = entry.fenced() ? "fencing: strict" : "";
        return switch (entry.id()) {
            case "no-lock", "in-process-mutex" -> new Row(entry.id(), SINGLE, RETRY, fences, false, Set.of());
            case "set-nx-px-watched", "set-nx-px-watched-unchecked" ->
                watched(entry.id(), SINGLE, RETRY, EnumSet.allOf(Need.class));
            case "set-then-wait", "set-then-wait-unchecked" ->
                new Row(
                        entry.id(),
                        PAIR,
                        RETRY + "\n    wait: {replicas: 1, limit: 200ms}",
                        fences,
                        false,
                        Set.of(Need.NODE, Need.LEASE, Need.REPLICA));
            case "set-nx-px-sentinel" ->
                new Row(entry.id(), PAIR, RETRY, fences, false, Set.of(Need.NODE, Need.LEASE, Need.REPLICA));
            case "redlock", "redlock-sequential", "redlock-without-release" ->
                new Row(entry.id(), THREE, ONCE, fences, false, Set.of(Need.NODE, Need.LEASE));
            case "redlock-using", "redlock-using-late-abort" ->
                watched(entry.id(), THREE, ONCE, Set.of(Need.NODE, Need.LEASE, Need.WATCHDOG));
            default -> new Row(entry.id(), SINGLE, RETRY, fences, false, Set.of(Need.NODE, Need.LEASE, Need.REPLICA));
        };
    }

    private static Row watched(String recipe, String topology, String retry, Set<Need> has) {
        return new Row(recipe, topology, retry + "\n    renew: {every: 1s}", "", true, has);
    }
}
