package dev.lockscope.scenario.tuning;

import dev.lockscope.lock.Renewal;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.tuning.Parameter.Range;
import dev.lockscope.scenario.tuning.Parameter.What;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What can be changed of a client, as far as its recipe uses it.
 *
 * @param entry the name of its entry
 * @param client the client, or the first copy of those that the entry stands for
 */
record ClientSheet(Written written, String entry, ClientSpec client) {

    private static final Range TTL = new Range("10ms", "60m");
    private static final Range ATTEMPTS = new Range("1", "1000");
    private static final Range RENEWALS = new Range("0", "1000000");
    private static final Range REPLICAS = new Range("1", "3");
    private static final Map<String, What> SPREADS =
            Map.of("from", What.WORK_FROM, "to", What.WORK_TO, "median", What.WORK_MEDIAN, "p99", What.WORK_P99);

    List<Parameter> all() {
        List<Parameter> all = new ArrayList<>();
        boolean locks = !marks("acquire.nothing");
        boolean onNodes = locks && !marks("acquire.mutex");
        if (onNodes) {
            all.add(ranged("ttl", What.TTL, Written.time(client.ttl()), TTL));
            all.add(ranged("timeout", What.TIMEOUT, Written.time(client.timeout()), Written.POSITIVE));
        }
        if (locks) {
            all.addAll(retry());
        }
        if (marks("renew.") || marks("extend.")) {
            all.addAll(renewal());
        }
        if (marks("acquire.set-and-wait")) {
            all.addAll(durability());
        }
        all.addAll(steps());
        return all;
    }

    /** Whether the recipe has a step whose id begins so. */
    private boolean marks(String step) {
        return Catalogue.find(client.recipe()).stream()
                .flatMap(recipe -> recipe.steps().stream())
                .anyMatch(id -> id.startsWith(step));
    }

    private List<Parameter> retry() {
        return List.of(
                ranged(
                        "retry.attempts",
                        What.RETRY_ATTEMPTS,
                        Integer.toString(client.retry().attempts()),
                        ATTEMPTS),
                ranged(
                        "retry.delay",
                        What.RETRY_DELAY,
                        Written.time(client.retry().delay()),
                        Written.ANY),
                ranged(
                        "retry.jitter",
                        What.RETRY_JITTER,
                        Written.time(client.retry().jitter()),
                        Written.ANY));
    }

    private List<Parameter> renewal() {
        int most = client.renewal().atMost();
        String cap = most == Renewal.NO_LIMIT ? "" : Integer.toString(most);
        return List.of(
                ranged(
                        "renew.every",
                        What.RENEW_EVERY,
                        Written.time(client.renewal().every()),
                        Written.POSITIVE),
                ranged("renew.at-most", What.RENEW_AT_MOST, cap, RENEWALS));
    }

    private List<Parameter> durability() {
        int replicas = client.durability().replicas();
        boolean waits = replicas > 0;
        return List.of(
                ranged("wait.replicas", What.WAIT_REPLICAS, waits ? Integer.toString(replicas) : "", REPLICAS),
                ranged(
                        "wait.limit",
                        What.WAIT_LIMIT,
                        waits ? Written.time(client.durability().limit()) : "",
                        Written.POSITIVE));
    }

    private List<Parameter> steps() {
        List<Parameter> all = new ArrayList<>();
        Optional<Yaml> does = TreePath.of("clients." + entry + ".does").in(written.root());
        List<Yaml> items = does.orElse(null) instanceof Sequence list ? list.items() : List.of();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof Mapping step && step.entries().size() == 1) {
                step("does." + i, step.entries().get(0), all);
            }
        }
        return all;
    }

    private void step(String path, Entry step, List<Parameter> all) {
        String word = step.key().value();
        if (word.equals("work") && step.value() instanceof Scalar scalar) {
            all.add(ranged(path + ".work", What.WORK, scalar.value(), Written.POSITIVE));
        } else if (word.equals("work") && step.value() instanceof Mapping spread) {
            for (Entry part : spread.entries()) {
                What what = SPREADS.get(part.key().value());
                if (what != null) {
                    all.add(ranged(path + ".work." + part.key().value(), what, "", Written.POSITIVE));
                }
            }
        } else if (word.equals("compute")) {
            all.add(ranged(path + ".compute.for", What.COMPUTE, "", Written.POSITIVE));
        }
    }

    private Parameter ranged(String below, What what, String usual, Range range) {
        return written.ranged("clients." + entry + "." + below, what, Optional.of(entry), usual, range);
    }
}
