package dev.lockscope.scenario;

import java.util.List;

/** Something that is done to the whole network. */
public sealed interface NetworkAction extends Action {

    /**
     * Parts a group of clients, nodes and sentinels from all others: every link between one of them and one of the others
     * keeps what it carries, as a network does that has lost its way and sends again when it is found.
     */
    record Partition(List<String> group) implements NetworkAction {

        public Partition {
            group = List.copyOf(group);
        }

        @Override
        public String text() {
            return "partition " + String.join(" ", group);
        }
    }

    /** Ends the partition. */
    record Heal() implements NetworkAction {
        @Override
        public String text() {
            return "heal";
        }
    }
}
