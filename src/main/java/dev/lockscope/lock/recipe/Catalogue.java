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
     * @param fenced whether its leases carry a fencing token
     * @param steps the ids of the steps that it marks, in the order of its source
     */
    public record Entry(
            String id,
            Class<? extends LockRecipe> source,
            BiFunction<Ports, LockSettings, LockRecipe> maker,
            boolean fenced,
            List<String> steps) {

        public Entry {
            steps = List.copyOf(steps);
        }
    }

    private static final List<Entry> ENTRIES = List.of(
            new Entry("set-nx-px", SetNxPx.class, SetNxPx::new, false, List.of("acquire.set", "release.del")),
            new Entry(
                    "set-nx-px-safe",
                    SetNxPxSafe.class,
                    SetNxPxSafe::new,
                    false,
                    List.of("acquire.set", "acquire.take-back", "release.if-owner")),
            new Entry(
                    "set-nx-px-fenced",
                    SetNxPxFenced.class,
                    SetNxPxFenced::new,
                    true,
                    List.of("acquire.set-and-mint", "acquire.take-back", "release.if-owner")));

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
