package dev.lockscope.scenario;

import java.util.List;

/** Which Redis nodes there are and how they belong together. */
public sealed interface Topology {

    /** The kind's id, as in scenario files. */
    String id();

    /** The nodes' names, in the order in which they are shown. */
    List<String> nodes();

    /** One node. */
    record Single(String node) implements Topology {
        @Override
        public String id() {
            return "single";
        }

        @Override
        public List<String> nodes() {
            return List.of(node);
        }
    }

    /** Several masters that know nothing of one another, as Redlock asks for. */
    record Independent(List<String> nodes) implements Topology {

        public Independent {
            nodes = List.copyOf(nodes);
        }

        @Override
        public String id() {
            return "independent";
        }
    }
}
