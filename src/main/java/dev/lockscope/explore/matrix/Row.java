package dev.lockscope.explore.matrix;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A row of the matrix: a recipe, and where it is tried.
 *
 * @param recipe the recipe's id
 * @param topology the nodes that it is made for, as in a scenario file
 * @param settings what a client's entry says besides, as in a scenario file
 * @param resource what the resource says besides, as in a scenario file, such as that it looks at fencing tokens
 * @param checks whether it looks before it writes whether it knows its lock to be lost
 * @param has what of it faults can befall
 */
public record Row(String recipe, String topology, String settings, String resource, boolean checks, Set<Need> has) {

    private static final String PAIR = "{kind: replicated, replicas: 1}";
    private static final List<String> NAMES = List.of("A", "B", "C");

    public Row {
        has = Set.copyOf(has);
    }

    /** The nodes on which it is tried under a fault: a single one gets a replica where that is what the fault is about. */
    public String topology(Fault fault) {
        return fault.needs().contains(Need.REPLICA) && topology.equals("single") ? PAIR : topology;
    }

    /** What a fault needs and it lacks, if so. */
    public Optional<Need> missing(Fault fault) {
        return fault.needs().stream()
                .filter(need -> !has.contains(need))
                .sorted()
                .findFirst();
    }

    /** The clients of its cell under a fault. */
    public Scenario scenario(Fault fault) {
        String text = frame().lines()
                .map(line -> line.replace("${id}", recipe + "-" + fault.id())
                        .replace("${topology}", topology(fault))
                        .replace("${resource}", resource.isEmpty() ? "" : ", " + resource)
                        .replace("${recipe}", recipe)
                        .replace("${settings}", settings))
                .collect(Collectors.joining("\n", "", "\n"));
        try {
            return ScenarioLoader.parse(recipe + ".yaml", clients(text, fault), Optional.empty());
        } catch (ScenarioException e) {
            throw new IllegalStateException("the clients of " + recipe + " are none: " + e.problems(), e);
        }
    }

    /** The lines of one client's entry, once for each. */
    private String clients(String text, Fault fault) {
        int from = text.indexOf("  ${client}");
        int to = text.indexOf("script:");
        String entry = text.substring(from, to);
        StringBuilder all = new StringBuilder(text.substring(0, from));
        for (String name : NAMES.subList(0, fault.clients())) {
            int work = name.equals(NAMES.get(0)) ? fault.work() : Fault.SHORT;
            all.append(entry.replace("${client}", name).replace("${does}", does(work)));
        }
        return all.append(text.substring(to)).toString();
    }

    private String does(int work) {
        return "[acquire, read, work: " + work + "ms" + (checks ? ", check" : "") + ", write: -100, release]";
    }

    private static String frame() {
        try (InputStream in = Objects.requireNonNull(Row.class.getResourceAsStream("clients.yaml"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
