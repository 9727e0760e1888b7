package dev.lockscope.agreement;

import dev.lockscope.redis.LinkedServers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Locks by the npm library. */
final class NpmParty implements Party {

    private final NodeAgent agent;
    private final String name;

    /**
     * A party that is connected.
     *
     * @param settings the library's own; what is not named is as the library has it
     */
    NpmParty(
            NodeAgent agent,
            String name,
            LinkedServers links,
            String password,
            Duration timeout,
            Map<String, ?> settings) {
        this.agent = agent;
        this.name = name;
        List<Integer> ports = links.nodes().stream()
                .map(node -> links.link(name, node).address().getPort())
                .toList();
        agent.does(
                "open",
                Map.of(
                        "party",
                        name,
                        "ports",
                        ports,
                        "password",
                        password,
                        "timeout",
                        timeout.toMillis(),
                        "settings",
                        settings));
    }

    JsonNode acquire(Duration ttl, Map<String, ?> settings) {
        return agent.does(
                "acquire", Map.of("party", name, "key", Schedule.KEY, "ttl", ttl.toMillis(), "settings", settings));
    }

    JsonNode extend(Duration ttl) {
        return agent.does("extend", Map.of("party", name, "ttl", ttl.toMillis()));
    }

    /** How long its lock lasts by the library's own reckoning, ms. */
    long left() {
        return agent.does("left", Map.of("party", name)).get("left").asLong();
    }

    @Override
    public Optional<String> acquire(Schedule schedule) {
        JsonNode told = acquire(
                Schedule.TTL,
                Map.of("retryCount", schedule.retries(), "retryDelay", Schedule.DELAY.toMillis(), "retryJitter", 0));
        return told.get("done").asBoolean() ? Optional.of(told.get("token").asString()) : Optional.empty();
    }

    @Override
    public boolean extend(Schedule schedule) {
        return extend(Schedule.TTL).get("done").asBoolean();
    }

    @Override
    public boolean release() {
        return agent.does("release", Map.of("party", name)).get("done").asBoolean();
    }

    @Override
    public void quiet(List<Integer> nodes) {
        agent.does("quiet", Map.of("party", name, "nodes", nodes));
    }

    @Override
    public void close() {
        agent.does("close", Map.of("party", name));
    }
}
