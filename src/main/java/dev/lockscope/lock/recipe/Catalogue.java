package dev.lockscope.lock.recipe;

import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Every recipe there is, from naive to fenced. */
public final class Catalogue {

    /**
     * A recipe by its name.
     *
     * @param id as in scenarios, such as {@code set-nx-px}
     * @param source the class whose source the learner sees
     * @param maker makes the recipe for one client
     */
    public record Entry(
            String id, Class<? extends LockRecipe> source, BiFunction<Ports, LockSettings, LockRecipe> maker) {}

    private static final List<Entry> ENTRIES = List.of(
            new Entry("set-nx-px", SetNxPx.class, SetNxPx::new),
            new Entry("set-nx-px-safe", SetNxPxSafe.class, SetNxPxSafe::new),
            new Entry("set-nx-px-fenced", SetNxPxFenced.class, SetNxPxFenced::new));

    private Catalogue() {}

    /** Every recipe, in the order in which they are taught. */
    public static List<Entry> entries() {
        return ENTRIES;
    }

    /** The recipe of that id, if there is one. */
    public static Optional<Entry> find(String id) {
        return ENTRIES.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }
}
