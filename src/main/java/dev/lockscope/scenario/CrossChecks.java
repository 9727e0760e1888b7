package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import java.util.List;
import java.util.Optional;

/** Checks what must fit together across the sections of a file. Looks only at what could be read. */
final class CrossChecks {

    private final Problems problems;
    private final List<ClientDraft> clients;
    private final List<StepDraft> script;

    CrossChecks(Problems problems, List<ClientDraft> clients, List<StepDraft> script) {
        this.problems = problems;
        this.clients = clients;
        this.script = script;
    }

    /**
     * Adds what does not fit.
     *
     * @param resource the resource, if there is one
     * @param whole whether all of the script could be read
     */
    void check(Optional<ResourceSpec> resource, boolean whole) {
        ProgramCheck programs = new ProgramCheck(problems);
        clients.forEach(programs::checkOrder);
        clients.forEach(programs::checkTransactions);
        resource.ifPresent(guarded -> clients.forEach(client -> {
            programs.checkFence(client, guarded);
            programs.checkRetries(client, guarded);
        }));
        PatternCheck patterns = new PatternCheck(problems, clients);
        script.forEach(step -> step.when().ifPresent(patterns::check));
        if (whole && clients.stream().allMatch(ClientDraft::sound)) {
            // Otherwise what is missing here may stand in what could not be read.
            new ScriptCheck(problems, clients).check(script);
        }
    }
}
