package dev.lockscope.redis;

import dev.lockscope.trace.SentinelFact;
import dev.lockscope.trace.SentinelFact.FailoverBegan;
import dev.lockscope.trace.SentinelFact.MasterDown;
import dev.lockscope.trace.SentinelFact.MasterNamed;
import dev.lockscope.trace.SentinelFact.NodeHeardAgain;
import dev.lockscope.trace.SentinelFact.NodeSuspected;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * What a sentinel's notices mean. Immutable.
 *
 * <p>Source: "High availability with Redis Sentinel", Pub/Sub messages: {@code <type> <name> <ip> <port>}, and for what is
 * not the master {@code @ <master name> <ip> <port>} after it; {@code +switch-master <name> <ip> <port> <ip> <port>}.
 *
 * @param sentinel the one that tells them
 * @param nodes whose announced port a port is
 */
record SentinelNotices(String sentinel, IntFunction<Optional<String>> nodes) {

    private static final int PORT = 3;
    private static final int NEW_PORT = 4;

    /** The fact that a notice tells, if it tells one. */
    Optional<SentinelFact> fact(String channel, String text) {
        String[] words = text.split(" ");
        return switch (channel) {
            case "+sdown" -> about(words, node -> new NodeSuspected(sentinel, node));
            case "-sdown" -> about(words, node -> new NodeHeardAgain(sentinel, node));
            case "+odown" -> about(words, node -> new MasterDown(sentinel, node));
            case "+elected-leader" -> about(words, node -> new FailoverBegan(sentinel, node));
            case "+switch-master" -> at(words, NEW_PORT).map(node -> new MasterNamed(sentinel, node));
            default -> Optional.empty();
        };
    }

    /** Only of nodes: what sentinels think of one another is not told. */
    private Optional<SentinelFact> about(String[] words, Function<String, SentinelFact> fact) {
        return words[0].equals("sentinel") ? Optional.empty() : at(words, PORT).map(fact);
    }

    private Optional<String> at(String[] words, int index) {
        return index < words.length && words[index].matches("\\d{1,5}")
                ? nodes.apply(Integer.parseInt(words[index]))
                : Optional.empty();
    }
}
