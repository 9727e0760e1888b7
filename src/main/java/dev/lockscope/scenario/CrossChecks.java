package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks what must fit together across the sections of a file. Looks only at what could be read. */
final class CrossChecks {

    private final Problems problems;
    private final List<ClientDraft> clients;
    private final Topology topology;
    private final List<StepDraft> script;

    CrossChecks(Problems problems, List<ClientDraft> clients, Topology topology, List<StepDraft> script) {
        this.problems = problems;
        this.clients = clients;
        this.topology = topology;
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
        List<ClientDraft> entries = entries();
        entries.forEach(programs::checkOrder);
        entries.forEach(programs::checkTransactions);
        entries.forEach(new ReadBeforeWrite(problems)::check);
        resource.ifPresent(guarded -> entries.forEach(client -> {
            programs.checkFence(client, guarded);
            programs.checkRetries(client, guarded);
        }));
        PatternCheck patterns = new PatternCheck(problems, clients);
        script.forEach(step -> step.when().ifPresent(patterns::check));
        if (whole && clients.stream().allMatch(ClientDraft::sound)) {
            // Otherwise what is missing here may stand in what could not be read.
            new ScriptCheck(problems, clients, topology).check(script);
        }
    }

    /** One client of each entry: what is wrong with one copy is wrong with all. */
    private List<ClientDraft> entries() {
        Map<String, ClientDraft> entries = new LinkedHashMap<>();
        clients.forEach(client -> entries.putIfAbsent(client.entry(), client));
        return List.copyOf(entries.values());
    }
}
