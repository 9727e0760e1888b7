package dev.lockscope.export;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Names that ShiViz can read: one word, and nothing that its objects have by themselves. */
final class ShivizHosts {

    private static final Pattern SAFE = Pattern.compile("[A-Za-z][A-Za-z0-9-]{0,29}");
    private static final Set<String> TAKEN =
            Set.of("constructor", "hasOwnProperty", "toString", "valueOf", "isPrototypeOf");

    private final Map<String, String> names = new HashMap<>();
    private final Set<String> given = new HashSet<>(TAKEN);

    String of(String actor) {
        return names.computeIfAbsent(actor, this::fresh);
    }

    private String fresh(String actor) {
        String name = SAFE.matcher(actor).matches() ? actor : "party";
        String free = name;
        for (int i = 1; !given.add(free); i++) {
            free = name + "-" + i;
        }
        return free;
    }
}
