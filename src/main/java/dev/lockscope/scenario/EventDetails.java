package dev.lockscope.scenario;

import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.problem.Message;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.List;

/** Checks the detail of an event pattern: a pattern that can match nothing says so now, not after its time limit. */
final class EventDetails {

    private final Problems problems;
    private final Actors actors;

    EventDetails(Problems problems, Actors actors) {
        this.problems = problems;
        this.actors = actors;
    }

    void check(String actor, EventKind kind, Located<String> detail) {
        String text = detail.value();
        switch (kind) {
            case STORED, EXTENDED, EXPIRED, DELETED, EVICTED -> {
                if (!actors.keys().isEmpty()) {
                    among(actors.keys(), detail, Wording.UNKNOWN_KEY_ON_NODE.with(text));
                }
            }
            case REACHED ->
                actors.client(actor).flatMap(ClientDraft::recipe).ifPresent(recipe -> checkStep(recipe, detail));
            case SENT, REPLIED, FOLLOWS, SYNCED, DETACHED, SUSPECTED, HEARD, DOWN, FAILOVER, NAMED ->
                among(actors.nodes(), detail, Wording.UNKNOWN_NODE.with(text));
            case HELD, LOST_MESSAGE -> checkLink(actor, detail);
            default -> problems.add(detail.at(), Wording.NO_DETAIL.with(kind.id(), text));
        }
    }

    private void checkLink(String actor, Located<String> detail) {
        List<String> ends = actors.links().stream()
                .filter(link -> link.from().equals(actor))
                .map(LinkEnds::to)
                .toList();
        among(ends, detail, Wording.UNKNOWN_LINK.with(actor + "-" + detail.value()));
    }

    private void checkStep(Catalogue.Entry recipe, Located<String> detail) {
        among(recipe.steps(), detail, Wording.UNKNOWN_STEP.with(recipe.id(), detail.value()));
    }

    private void among(List<String> known, Located<String> detail, Message otherwise) {
        if (!known.contains(detail.value())) {
            problems.add(
                    detail.at(), otherwise, Wording.WANT_ONE_OF.choices(known), NearMatch.of(detail.value(), known));
        }
    }
}
