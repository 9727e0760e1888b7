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
     * @param recipe which recipe, from 0
     * @param lines the line in each language, from 1; 0 where it has none
     */
    record Place(int recipe, List<Integer> lines) {}

    private final Map<String, List<RecipeCode.Listing>> listings = new LinkedHashMap<>();

    CodeShelf(List<Event> events, RecipeCode code) {
        for (Event event : events) {
            if (event.fact() instanceof StepReached reached && !listings.containsKey(reached.recipe())) {
                List<RecipeCode.Listing> found = code.of(reached.recipe());
                if (!found.isEmpty()) {
                    listings.put(reached.recipe(), found);
                }
            }
        }
    }

    /** All of them, each in its languages. */
    List<List<RecipeCode.Listing>> listings() {
        return List.copyOf(listings.values());
    }

    /** Where a step is marked, where its code is known and has it. */
    Optional<Place> place(RecipeStep step) {
        List<Integer> lines = listings.getOrDefault(step.recipe(), List.of()).stream()
                .map(listing -> listing.steps().getOrDefault(step.step(), 0))
                .toList();
        return lines.stream().allMatch(line -> line == 0)
                ? Optional.empty()
                : Optional.of(new Place(new ArrayList<>(listings.keySet()).indexOf(step.recipe()), lines));
    }
}
