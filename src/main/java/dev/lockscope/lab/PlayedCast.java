package dev.lockscope.lab;

import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScriptStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who took part in a run that was played by hand, as a scenario wants to know it.
 *
 * @param absent the clients that nobody started
 * @param untold what tells those who still work until they are told
 */
record PlayedCast(Set<String> absent, List<Action> untold) {

    PlayedCast {
        absent = Set.copyOf(absent);
        untold = List.copyOf(untold);
    }

    static PlayedCast of(Scenario scenario, List<ScriptStep> script) {
        List<Action> actions =
                script.stream().flatMap(step -> step.actions().stream()).toList();
        Set<String> absent = scenario.clients().stream()
                .filter(client -> client.start() == ClientSpec.Start.WHEN_TOLD)
                .map(ClientSpec::name)
                .filter(client -> !actions.contains(new ClientAction.Start(client)))
                .collect(Collectors.toSet());
        List<Action> untold = new ArrayList<>();
        for (ClientSpec client : scenario.clients()) {
            Action finish = new ClientAction.Finish(client.name());
            boolean ended = absent.contains(client.name()) || actions.contains(new ClientAction.Crash(client.name()));
            long waits = client.does().stream()
                    .filter(step -> step instanceof Step.WorkUntilTold)
                    .count();
            long told = actions.stream().filter(finish::equals).count();
            for (long left = ended ? 0 : waits - told; left > 0; left--) {
                untold.add(finish);
            }
        }
        return new PlayedCast(absent, untold);
    }

    /** A script without what was done to those who did not take part. */
    List<ScriptStep> without(List<ScriptStep> script) {
        return script.stream()
                .map(step -> new ScriptStep(
                        step.when(),
                        step.actions().stream().filter(this::isOfThoseThere).toList(),
                        step.within()))
                .toList();
    }

    private boolean isOfThoseThere(Action action) {
        if (action instanceof ClientAction client) {
            return !absent.contains(client.client());
        } else if (action instanceof LinkAction link) {
            return !absent.contains(link.from());
        }
        return !(action instanceof NetworkAction.Partition partition)
                || partition.group().stream().noneMatch(absent::contains);
    }
}
