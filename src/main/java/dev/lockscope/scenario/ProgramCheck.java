package dev.lockscope.scenario;

import dev.lockscope.lock.program.Step;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.util.Optional;
import java.util.stream.Collectors;

/** Checks that a client's steps and recipe can lead anywhere. */
final class ProgramCheck {

    private final Problems problems;

    ProgramCheck(Problems problems) {
        this.problems = problems;
    }

    /** Nobody changes anything or releases under a lock that was not asked for before. */
    void checkOrder(ClientDraft client) {
        if (!client.sound()) {
            return;
        }
        for (Located<Step> step : client.steps()) {
            if (step.value() instanceof Step.Acquire) {
                return;
            }
            needsLock(step.value())
                    .ifPresent(word -> problems.add(
                            step.at(), Wording.BEFORE_ACQUIRE.with(word), Wording.WANT_ACQUIRE_FIRST.with()));
        }
    }

    private static Optional<String> needsLock(Step step) {
        if (step instanceof Step.Write) {
            return Optional.of("write");
        } else if (step instanceof Step.Charge) {
            return Optional.of("charge");
        } else if (step instanceof Step.Remember) {
            return Optional.of("remember");
        }
        return step instanceof Step.Release ? Optional.of("release") : Optional.empty();
    }

    /** What begins is committed, and begins again only afterwards. */
    void checkTransactions(ClientDraft client) {
        if (!client.sound()) {
            return;
        }
        Optional<Position> open = Optional.empty();
        for (Located<Step> step : client.steps()) {
            if (step.value() instanceof Step.Begin) {
                if (open.isPresent()) {
                    problems.add(step.at(), Wording.BEGUN_ALREADY.with(), Wording.WANT_COMMIT_FIRST.with());
                }
                open = Optional.of(step.at());
            } else if (step.value() instanceof Step.Commit) {
                if (open.isEmpty()) {
                    problems.add(step.at(), Wording.NOTHING_BEGUN.with(), Wording.WANT_BEGIN_FIRST.with());
                }
                open = Optional.empty();
            }
        }
        open.ifPresent(at -> problems.add(at, Wording.NEVER_COMMITTED.with(), Wording.WANT_COMMIT.with()));
    }

    /** A write that tries again after a conflict needs a resource that finds conflicts. */
    void checkRetries(ClientDraft client, ResourceSpec resource) {
        if (resource.compare() != Compare.NONE) {
            return;
        }
        client.steps().stream()
                .filter(step -> step.value() instanceof Step.Write write && write.retries() > 0)
                .forEach(step -> problems.add(
                        step.at(), Wording.NEVER_CONFLICTS.with(resource.name()), Wording.WANT_COMPARE.with()));
    }

    /** Where the resource asks for fencing tokens, whoever writes has one to show. */
    void checkFence(ClientDraft client, ResourceSpec resource) {
        boolean without = client.recipe().filter(recipe -> !recipe.fenced()).isPresent();
        if (resource.fencing() != Fencing.NONE && without && changes(client)) {
            problems.add(
                    client.recipeAt(),
                    Wording.NO_FENCE.with(client.name(), client.spec().recipe()),
                    Wording.WANT_FENCED_RECIPE.with(Catalogue.entries().stream()
                            .filter(Catalogue.Entry::fenced)
                            .map(Catalogue.Entry::id)
                            .collect(Collectors.joining(", "))));
        }
    }

    private static boolean changes(ClientDraft client) {
        return client.has(Step.Write.class) || client.has(Step.Charge.class);
    }
}
