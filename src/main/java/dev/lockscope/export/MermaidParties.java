package dev.lockscope.export;

import dev.lockscope.trace.Cast;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The participants of a diagram, each with an id that Mermaid can read whatever it is called: {@code P1} and so on. */
final class MermaidParties {

    private final List<String> names;
    private final Set<String> used = new LinkedHashSet<>();

    MermaidParties(Cast cast) {
        Set<String> all = new LinkedHashSet<>(cast.clients());
        all.addAll(cast.nodes());
        all.addAll(cast.sentinels());
        all.addAll(cast.resources());
        names = new ArrayList<>(all);
    }

    /** Whether it is one of the cast, and not the script or the run. */
    boolean knows(String name) {
        return names.contains(name);
    }

    /** The id of a participant, which takes part from now on. */
    String id(String name) {
        if (!knows(name)) {
            names.add(name);
        }
        used.add(name);
        return "P" + (names.indexOf(name) + 1);
    }

    /** What stands over everybody that takes part; over somebody where nobody does. */
    String everybody(String otherwise) {
        List<String> shown = shown();
        if (shown.isEmpty()) {
            return id(otherwise);
        }
        String first = id(shown.get(0));
        return shown.size() == 1 ? first : first + "," + id(shown.get(shown.size() - 1));
    }

    private List<String> shown() {
        return names.stream().filter(used::contains).toList();
    }

    /** The lines that say who takes part, in the order of the cast. */
    List<String> lines() {
        return shown().stream()
                .map(name -> "participant " + id(name) + " as " + MermaidText.name(name))
                .toList();
    }
}
