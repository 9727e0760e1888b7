package dev.lockscope.desktop.inspector.code;

import dev.lockscope.course.CodeMark;
import dev.lockscope.lock.listing.Listing;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The steps of recipes that a lesson points at.
 *
 * @param steps none where no lesson does
 */
record Pointed(List<CodeMark> steps) {
    Pointed {
        steps = List.copyOf(steps);
    }

    /** Whether it points at something in a file. */
    boolean isIn(@Nullable CodeFile file) {
        return file instanceof CodeFile.Recipe recipe
                && steps.stream().anyMatch(step -> step.recipe().equals(recipe.id()));
    }

    /** The lines of a listing that it points at, from 1. */
    Set<Integer> lines(Listing listing) {
        return steps.stream()
                .filter(step -> step.recipe().equals(listing.recipe()))
                .flatMap(step -> listing.linesOf(step.step()).stream())
                .collect(Collectors.toSet());
    }
}
