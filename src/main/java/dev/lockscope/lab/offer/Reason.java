package dev.lockscope.lab.offer;

import java.util.List;

/**
 * Why something does not apply now.
 *
 * @param why its kind
 * @param arguments what its words have places for: mostly the name of the thing
 */
public record Reason(Why why, List<String> arguments) {

    public Reason {
        arguments = List.copyOf(arguments);
    }

    static Reason of(Why why, String... arguments) {
        return new Reason(why, List.of(arguments));
    }

    /** The kinds of reasons. */
    public enum Why {
        /** The run is over. */
        RUN_ENDED("run-ended"),
        /** The servers were there before the run and are not Lockscope's to harm. */
        NOT_OURS("not-ours"),
        /** The scenario has nothing of that name. */
        NOT_THERE("not-there"),
        /** Nothing can be done to a sentinel itself. */
        SENTINEL("sentinel"),
        /** Nothing can be done to a resource. */
        RESOURCE("resource"),
        /** The client has begun. */
        HAS_BEGUN("has-begun"),
        /** The client has not begun. */
        NOT_BEGUN("not-begun"),
        /** The client has crashed. */
        CRASHED("crashed"),
        /** The client has come to its end. */
        FINISHED("finished"),
        /** The client is paused or its worker is stuck. */
        STANDS_STILL("stands-still"),
        /** The client goes on. */
        GOES_ON("goes-on"),
        /** The clock runs as it should. */
        NO_DRIFT("no-drift"),
        /** The node was never up yet. */
        NOTHING_BEGUN("nothing-begun"),
        /** The node is down. */
        DOWN("down"),
        /** The node is up. */
        UP("up"),
        /** The node will start again by itself. */
        COMING("coming"),
        /** The node is a master. */
        MASTER("master"),
        /** The node is a replica, whose keys are its master's. */
        REPLICA("replica"),
        /** The node is stalled. */
        STALLED("stalled"),
        /** The node is not stalled. */
        NOT_STALLED("not-stalled"),
        /** A partition or a node's stall holds the link. */
        HELD("held"),
        /** Nothing was done to the link, or it is over. */
        OPEN("open"),
        /** The network is parted. */
        PARTED("parted"),
        /** The network is not parted. */
        NOT_PARTED("not-parted"),
        /** No link leads from the group to anybody else. */
        PARTS_NOBODY("parts-nobody");

        private final String id;

        Why(String id) {
            this.id = id;
        }

        /** Its id, as in the words' keys. */
        public String id() {
            return id;
        }
    }
}
