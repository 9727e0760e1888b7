package dev.lockscope.scenario;

import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.List;
import java.util.Optional;

/** Checks that the client of an event pattern has a step that can lead to the event. */
final class PatternCheck {

    private final Problems problems;
    private final List<ClientDraft> clients;

    PatternCheck(Problems problems, List<ClientDraft> clients) {
        this.problems = problems;
        this.clients = clients;
    }

    void check(Located<EventPattern> pattern) {
        String actor = pattern.value().actor();
        Optional<ClientDraft> client = clients.stream()
                .filter(ClientDraft::sound)
                .filter(each -> each.name().equals(actor))
                .findFirst();
        client.ifPresent(found -> check(pattern, found));
    }

    private void check(Located<EventPattern> pattern, ClientDraft client) {
        boolean works = client.has(Step.Work.class)
                || client.has(Step.SpreadWork.class)
                || client.has(Step.WorkUntilTold.class);
        boolean changes = client.has(Step.Write.class) || client.has(Step.Charge.class);
        String missing = switch (pattern.value().kind()) {
            case REQUESTED, REFUSED, ACQUIRED, ENTERED, NOT_ACQUIRED, REACHED, SENT, REPLIED, LOST ->
                client.has(Step.Acquire.class) ? "" : "acquire";
            case READ -> client.has(Step.Read.class) ? "" : "read";
            case WORKS, WORKED -> works ? "" : "work";
            case WROTE, CONFLICTED -> client.has(Step.Write.class) ? "" : "write";
            case REJECTED -> changes ? "" : "write";
            case CHARGED -> client.has(Step.Charge.class) ? "" : "charge";
            case LOOKED_UP -> client.has(Step.LookUp.class) ? "" : "look-up";
            case REMEMBERED -> client.has(Step.Remember.class) ? "" : "remember";
            case COMPUTES, COMPUTED -> client.has(Step.Compute.class) ? "" : "compute";
            case COMMITTED -> client.has(Step.Commit.class) ? "" : "commit";
            case LEFT, RELEASED -> client.has(Step.Release.class) ? "" : "release";
            default -> "";
        };
        if (!missing.isEmpty()) {
            problems.add(
                    pattern.at(),
                    Wording.NEVER_HAPPENS.with(client.name(), missing),
                    Wording.WANT_PROGRAM_STEP.with(client.name()));
        }
    }
}
