package dev.lockscope.scenario;

import dev.lockscope.lock.program.Step;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.problem.Position;
import java.util.List;
import java.util.Optional;

/**
 * A client as the file has it, with what the checks across the file need.
 *
 * @param at where its name stands
 * @param entry the name of its entry, which all copies of one entry have in common
 * @param spec the client; where it is not sound, with stand-ins
 * @param recipe its recipe, if the file names one that there is
 * @param recipeAt where that stands
 * @param startAt where the file says when it begins
 * @param steps its steps that could be read
 * @param sound whether all of it could be read
 */
record ClientDraft(
        Position at,
        String entry,
        ClientSpec spec,
        Optional<Catalogue.Entry> recipe,
        Position recipeAt,
        Position startAt,
        List<Located<Step>> steps,
        boolean sound) {

    ClientDraft {
        steps = List.copyOf(steps);
    }

    String name() {
        return spec.name();
    }

    boolean has(Class<? extends Step> kind) {
        return steps.stream().map(Located::value).anyMatch(kind::isInstance);
    }
}
