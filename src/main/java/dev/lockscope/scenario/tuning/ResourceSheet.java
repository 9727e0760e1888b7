package dev.lockscope.scenario.tuning;

import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.ResourceSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.tuning.Parameter.Range;
import dev.lockscope.scenario.tuning.Parameter.What;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What can be changed of the resource. */
record ResourceSheet(Written written) {

    private static final Range MONEY = new Range("0", "1000000000000");

    List<Parameter> of(Scenario scenario) {
        ResourceSpec resource = scenario.resource();
        List<Parameter> all = new ArrayList<>();
        String balance = Long.toString(resource.balance());
        all.add(written.ranged("resource.balance", What.BALANCE, Optional.empty(), balance, MONEY));
        all.add(choice("resource.fencing", What.FENCING, resource.fencing(), Fencing.values()));
        all.add(choice("resource.compare", What.COMPARE, resource.compare(), Compare.values()));
        boolean charges = scenario.clients().stream()
                .flatMap(client -> client.does().stream())
                .anyMatch(Step.Charge.class::isInstance);
        if (charges) {
            all.add(choice("resource.keys", What.KEYS, resource.keys(), Keys.values()));
        }
        return all;
    }

    private Parameter choice(String path, What what, Enum<?> now, Enum<?>[] choices) {
        return written.chosen(
                path,
                what,
                id(now),
                Arrays.stream(choices).map(ResourceSheet::id).toList());
    }

    private static String id(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
