package dev.lockscope.scenario;

import dev.lockscope.lock.program.Step;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.util.stream.Collectors;

/** Checks that a client's steps and recipe can lead anywhere. */
final class ProgramCheck {

    private final Problems problems;

    ProgramCheck(Problems problems) {
        this.problems = problems;
    }

    /** Nobody writes or releases under a lock that was not asked for before. */
    void checkOrder(ClientDraft client) {
        if (!client.sound()) {
            return;
        }
        for (Located<Step> step : client.steps()) {
            if (step.value() instanceof Step.Acquire) {
                return;
            } else if (step.value() instanceof Step.Write) {
                problems.add(step.at(), Wording.BEFORE_ACQUIRE.with("write"), Wording.WANT_ACQUIRE_FIRST.with());
            } else if (step.value() instanceof Step.Release) {
                problems.add(step.at(), Wording.BEFORE_ACQUIRE.with("release"), Wording.WANT_ACQUIRE_FIRST.with());
            }
        }
    }

    /** Where the resource asks for fencing tokens, whoever writes has one to show. */
    void checkFence(ClientDraft client, ResourceSpec resource) {
        boolean without = client.recipe().filter(recipe -> !recipe.fenced()).isPresent();
        if (resource.fencing() != Fencing.NONE && without && client.has(Step.Write.class)) {
            problems.add(
                    client.recipeAt(),
                    Wording.NO_FENCE.with(client.name(), client.spec().recipe()),
                    Wording.WANT_FENCED_RECIPE.with(Catalogue.entries().stream()
                            .filter(Catalogue.Entry::fenced)
                            .map(Catalogue.Entry::id)
                            .collect(Collectors.joining(", "))));
        }
    }
}
