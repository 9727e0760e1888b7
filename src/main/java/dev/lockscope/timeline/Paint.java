package dev.lockscope.timeline;

import java.util.List;

/**
 * What something is drawn as.
 *
 * @param client the client whose colour it has, or empty for none
 */
public record Paint(SpanKind kind, String client) {

    static String colour(List<String> clients) {
        return clients.size() == 1 ? clients.get(0) : "";
    }
}
