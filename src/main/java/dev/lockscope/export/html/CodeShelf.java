package dev.lockscope.export.html;

import dev.lockscope.export.RecipeCode;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.world.RecipeStep;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The code of the recipes that a run used, in the order in which clients came to them. */
final class CodeShelf {

    /**
     * A place in it.
     *
     * @param listing which listing, from 0
     * @param line from 1
     */
    record Place(int listing, int line) {}

    private final Map<String, RecipeCode.Listing> listings = new LinkedHashMap<>();

    CodeShelf(List<Event> events, RecipeCode code) {
        for (Event event : events) {
            if (event.fact() instanceof StepReached reached && !listings.containsKey(reached.recipe())) {
                code.of(reached.recipe()).ifPresent(listing -> listings.put(reached.recipe(), listing));
            }
        }
    }

    /** All of them. */
    List<RecipeCode.Listing> listings() {
        return List.copyOf(listings.values());
    }

    /** Where a step is marked, where its code is known and has it. */
    Optional<Place> place(RecipeStep step) {
        RecipeCode.Listing listing = listings.get(step.recipe());
        Integer line = listing == null ? null : listing.steps().get(step.step());
        return line == null
                ? Optional.empty()
                : Optional.of(new Place(new ArrayList<>(listings.keySet()).indexOf(step.recipe()), line));
    }
}
