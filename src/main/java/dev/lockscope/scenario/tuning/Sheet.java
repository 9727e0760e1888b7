package dev.lockscope.scenario.tuning;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioDocument;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import java.util.ArrayList;
import java.util.List;

/** All that can be changed of a scenario, in the order in which it is shown: the nodes, the clients, the resource. */
final class Sheet {

    private Sheet() {}

    static List<Parameter> of(Scenario scenario, ScenarioDocument document) {
        Written written = new Written(document.root());
        List<Parameter> all = new ArrayList<>(new TopologySheet(written).of(scenario.topology()));
        if (document.get("clients").orElse(null) instanceof Mapping clients) {
            for (Entry entry : clients.entries()) {
                String name = entry.key().value();
                // The copies of one entry are alike; the first stands for all.
                scenario.clients().stream()
                        .filter(client ->
                                client.name().equals(name) || client.name().equals(name + "1"))
                        .findFirst()
                        .ifPresent(client -> all.addAll(new ClientSheet(written, name, client).all()));
            }
        }
        all.addAll(new ResourceSheet(written).of(scenario));
        return List.copyOf(all);
    }
}
